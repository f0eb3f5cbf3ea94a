import { readFileSync } from 'node:fs';
import path from 'node:path';
import { issueCode } from '@tamarack-lowe/content-model/internal/content';
import { expect, it } from 'vitest';

import { outsideOfCode } from './links.ts';
import { readMessages } from './messages.ts';
import { fullPath } from './page.ts';
import { makePages, ROOT } from './pages.ts';
import { plainText } from './plainText.ts';

const { pages, pictures } = makePages();
const english = pages.filter(({ language }) => language === undefined);
const pathsIn = (folder: string) =>
  english
    .filter(({ path: page }) => page.startsWith(`${folder}/`))
    .map(({ path: page }) => page.slice(folder.length + 1));

/** Anchors of a page: its headings as the site names them. */
function anchorsOf(body: string): Set<string> {
  const headings = [...body.matchAll(/^#{2,4} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );
  return new Set(headings);
}

it('has no two pages at one address', () => {
  const paths = pages.map(fullPath);
  expect(paths.filter((each, index) => paths.indexOf(each) !== index)).toEqual([]);
  expect(pages.length).toBeGreaterThan(400);
});

it('leads every link to a page and a heading that exist', () => {
  const anchors = new Map(english.map(({ path: page, body }) => [page, anchorsOf(body)]));
  const wrong = pages.flatMap((page) =>
    [...page.body.matchAll(/\]\(page:([^)#\s]*)(?:#([^)\s]*))?\)/g)].flatMap(([, target = '', anchor]) => {
      const there = target === page.path ? anchorsOf(page.body) : anchors.get(target);
      if (!there) return [`${fullPath(page)}: no page ${target}`];
      return anchor === undefined || there.has(anchor)
        ? []
        : [`${fullPath(page)}: ${target} has no #${anchor}`];
    }),
  );
  expect(wrong).toEqual([]);
});

it('leaves no relative link of a file behind', () => {
  const wrong = pages.flatMap((page) =>
    [
      ...outsideOfCode(page.body, (text) => text).matchAll(
        /\]\((?!page:|media:|storybook:|https?:|mailto:|#)([^)]*)\)/g,
      ),
    ].map(([, href]) => `${fullPath(page)}: ${href}`),
  );
  expect(wrong.filter((each) => !/```/.test(each))).toEqual([]);
});

it('describes every page in a sentence', () => {
  expect(pages.filter(({ description }) => description.length < 8).map(fullPath)).toEqual([]);
});

it('has a page of every error of the content check, in English and in French', () => {
  const codes = pathsIn('errors');
  expect(codes.length).toBeGreaterThan(180);
  const messages = readMessages(ROOT);
  const sentences = messages.filter(({ english: text }) => /^['"{]?.*[.!] ?[A-Z"{]/.test(text));
  const untold = sentences.filter(({ key }) => !codes.includes(issueCode(key))).map(({ key }) => key);
  // Reports of commands, and parts of other messages.
  expect(untold.toSorted()).toEqual([
    'deleteOffer',
    'inOrder',
    'piecesChange',
    'schemasWritten',
    'storyMade',
    'storyMadeTranslated',
    'withdrawn',
  ]);
  expect(messages.filter(({ french }) => french === '')).toEqual([]);
});

it('has a page of every entry point of ui, with properties and weight', () => {
  const manifest: { exports: object } = JSON.parse(
    readFileSync(path.join(ROOT, 'packages/ui/package.json'), 'utf8'),
  );
  const entryPoints = Object.keys(manifest.exports)
    .filter((name) => name !== '.' && !/\.(?:css|json)$|^\.\/internal\//.test(name))
    .map((name) => name.slice(2));
  expect(pathsIn('components')).toEqual(entryPoints);
  for (const name of entryPoints) {
    const { body } = english.find(({ path: page }) => page === `components/${name}`) ?? { body: '' };
    expect(body, name).toMatch(/## (?:Properties of|Functions and constants)/);
    expect(body, name).toMatch(/weighs \d+\.\d KB/);
  }
});

it('shows keys, do and do not, and a live example of every component with a note', () => {
  const noted = english.filter(({ body }) => body.includes('\n## Keys\n'));
  expect(noted.length).toBeGreaterThan(30);
  for (const { body, path: page } of noted) {
    expect(body, page).toContain('\n## Do\n');
    expect(body, page).toContain('\n## Do not\n');
    expect(body, page).toContain('<figure data-example=');
  }
});

it('has a page of every option, content file, route and replaceable component', () => {
  const options = readFileSync(path.join(ROOT, 'docs/configuration.md'), 'utf8').match(/^## (\w+)$/gm) ?? [];
  expect(pathsIn('config')).toEqual(options.map((option) => option.slice(3).toLowerCase()));
  expect(pathsIn('content')).toHaveLength(17);
  expect(pathsIn('routes')).toContain('story');
  expect(pathsIn('replace')).toHaveLength(16);
});

it('says of every content field what it holds, and shows most of them in a real file', () => {
  const fields = english
    .filter(({ path: page }) => page.startsWith('content/'))
    .flatMap(({ path: page, body }) =>
      body
        .split(/^## /m)
        .slice(1)
        .map((section) => ({ page, section })),
    );
  expect(fields.length).toBeGreaterThan(250);
  const shown = fields.filter(({ section }) => section.includes('```json'));
  expect(shown.length / fields.length).toBeGreaterThan(0.85);
  for (const { section } of shown) {
    const [, code = ''] = /```json\n([\s\S]*?)\n```/.exec(section) ?? [];
    expect(() => JSON.parse(code), section).not.toThrow();
  }
});

it('has the same commands, files and pictures in the French guides as in English', () => {
  const piecesOf = (body: string) => ({
    code: [...body.matchAll(/^```[\s\S]*?^```$/gm)].map(([block]) => block),
    pictures: [...body.matchAll(/\(media:[^)]+\)/g)].map(([picture]) => picture),
  });
  const french = pages.filter(({ language }) => language === 'fr');
  expect(french.map(({ path: page }) => page)).toEqual(['', 'guides/a-microsite-in-a-morning']);
  for (const page of french) {
    const source = english.find(({ path: each }) => each === page.path);
    expect(piecesOf(page.body), page.path).toEqual(piecesOf(source?.body ?? ''));
  }
});

it('shows one picture for each concept', () => {
  const concepts = english.filter(({ path: page }) => page.startsWith('concepts/'));
  expect(concepts.length).toBeGreaterThan(6);
  for (const { body, path: page } of concepts)
    expect(body.match(/!\[.{20,}\]\(media:concepts\//g), page).toHaveLength(1);
  expect(pictures.length).toBeGreaterThan(50);
});

it('lists every page for programs', () => {
  const files = plainText(pages, { base: '/1.0.0/', origin: 'https://docs.example' });
  expect(files).toHaveLength(pages.length + 2);
  const list = files.find(({ path: file }) => file === 'llms.txt')?.text ?? '';
  expect(list.match(/^- \[/gm)).toHaveLength(english.length - 1);
});
