import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

const pages = import.meta.dirname;
const kit = resolve(pages, '../../ui');
const entryPoints: Record<string, string> = JSON.parse(
  readFileSync(resolve(kit, 'package.json'), 'utf8'),
).exports;

/** Part of the style sheet of each page, besides that of every page. */
const PARTS: Record<string, string | readonly string[]> = {
  'frame/frame.ts': 'every-page',
  'internal/frame.ts': 'every-page',
  'intro/IntroPage.tsx': 'intro',
  'slides/SlidesPage.tsx': ['slides', 'slides-notice'],
  'story/StoryPage.tsx': 'story',
  'campus/CampusPage.tsx': 'static',
  'connect/ConnectPage.tsx': 'static',
  'events/EventsPage.tsx': ['static', 'events'],
  'member/MemberPage.tsx': 'static',
  'not-found/NotFoundPage.tsx': 'static',
  'offline/OfflinePage.tsx': 'static',
  'resource/ResourcePage.tsx': 'static',
  'forms/StoryFormPage.tsx': ['static', 'forms'],
  'accessibility/AccessibilityPage.tsx': ['static', 'accessibility'],
  'hiring/HiringPage.tsx': ['static', 'hiring'],
  'promises/PromisesPage.tsx': ['static', 'hiring'],
  'pathway/PathwayPage.tsx': ['static', 'pathway'],
  'stories/StoriesPage.tsx': ['static', 'stories'],
  'pack/pack.ts': ['static', 'pack'],
  'yours/YoursPage.tsx': ['static', 'yours'],
};

/** Returns a file and all files that it imports from ui and pages. */
function reach(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
    /(?:from|@import|import\() ?['"]([^'"]+)['"]/g,
  )) {
    const entryPoint = /^@tamarack-lowe\/ui\/(.+)$/.exec(name)?.[1];
    if (entryPoint !== undefined) reach(resolve(kit, entryPoints[`./${entryPoint}`] ?? ''), found);
    else if (/^\.+\/.*\.(?:tsx?|css)$/.test(name)) reach(resolve(dirname(file), name), found);
  }
  return found;
}

const textOf = (files: Iterable<string>) => [...files].map((file) => readFileSync(file, 'utf8')).join('\n');
const rulesOf = (part: string) =>
  textOf(
    [resolve(kit, `src/styles/${part}.css`), resolve(pages, `styles/${part}.css`)]
      // The kit has no rules for parts that only some sites load.
      .filter((sheet) => existsSync(sheet))
      .flatMap((sheet) => [...reach(sheet)]),
  );
const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.([a-z][\w-]+)/g)].map(([, name = '']) => name));

test('rules for the classes of a page are in its part of the style sheet, or in that of every page', () => {
  const parts = [...new Set(Object.values(PARTS).flat())];
  const all = classesIn(parts.map(rulesOf).join('\n'));
  const astray = Object.entries(PARTS).flatMap(([page, part]) => {
    const styled = classesIn(['every-page', part].flat().map(rulesOf).join('\n'));
    // Comments, and types such as `DeckCircle['story']`, name no classes.
    const source = textOf([...reach(resolve(pages, page))].filter((file) => file.endsWith('.tsx'))).replace(
      /\/\*.*?\*\/|(?<=\w)\['\w+'\]/gs,
      '',
    );
    // The frame writes classes that belong to the rules of one page.
    const names =
      part === 'every-page' ? /(?<=['"` ])gt-[\w-]+(?=['"` ])/g : /(?<=['"` ])[a-z][\w-]*(?=['"` ])/g;
    const named = new Set(source.match(names));
    return [...named].filter((name) => all.has(name) && !styled.has(name)).map((name) => `${page}: ${name}`);
  });
  expect(astray).toEqual([]);
});

test('every sheet of a page is in one part', () => {
  const parts = [...new Set(Object.values(PARTS).flat())];
  const listed = parts.flatMap((part) => [...reach(resolve(pages, `styles/${part}.css`))]);
  expect(listed.toSorted()).toEqual([...new Set(listed)].toSorted());
  expect([...reach(resolve(pages, 'styles.css'))].toSorted()).toEqual(
    [resolve(pages, 'styles.css'), ...listed].toSorted(),
  );
});

test('a class has its own rules in the sheets of one folder: the sheets of all pages that a visitor opened stay', () => {
  const sheets = [...reach(resolve(pages, 'styles.css'))].filter((file) => !file.includes('/styles'));
  const folders = new Map<string, Set<string>>();
  for (const file of sheets) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/^ *\.([a-z][\w-]*)(?=,$| \{$)/gm))
      folders.set(name, (folders.get(name) ?? new Set()).add(dirname(file)));
  }
  const shared = [...folders].filter(([name, { size }]) => size > 1 && !name.startsWith('gt-'));
  expect(shared.map(([name]) => name)).toEqual([]);
});

test('motion is reduced by --gt-motion alone, so that a visitor can choose it for a device', () => {
  const guilty = [...reach(resolve(pages, 'styles.css'))].filter((sheet) =>
    readFileSync(sheet, 'utf8').includes('prefers-reduced-motion'),
  );
  expect(guilty).toEqual([]);
});

test('pages have no words smaller than 15 px', () => {
  const sheets = textOf(
    readdirSync(pages, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => resolve(pages, file)),
  );
  const sizes = [...sheets.matchAll(/font(?:-size)?: (?:\d+ )?([\d.]+)rem/g)].map(([, size]) => Number(size));

  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter((size) => size < 0.9375)).toEqual([]);
});
