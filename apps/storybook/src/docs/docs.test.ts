import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { frameAddress, isFramed, noteOf, partsOf, slugOf } from './componentNotes.ts';
import { customProperties } from './customProperties.ts';

const KIT = new URL('../../../../packages/ui/', import.meta.url);
const read = (url: URL) => readFileSync(url, 'utf8');

const titles = globSync('src/**/*.stories.tsx', { cwd: KIT }).map(
  (file) => /title: '([^']+)'/.exec(read(new URL(file, KIT)).replace(/^.*?export default/s, ''))?.[1] ?? file,
);

it('has a note for every component that has examples', () => {
  expect(titles.filter((title) => noteOf(title) === undefined)).toEqual([]);
});

it('has no note without a component', () => {
  const known = new Set(titles.map(slugOf));
  const notes = readdirSync(new URL('./notes/', import.meta.url)).map((file) => file.replace('.md', ''));
  expect(notes.filter((note) => !known.has(note))).toEqual([]);
});

it('every note has a purpose, anatomy, keys, and what to do and not to do', () => {
  for (const title of titles) {
    const headings = [...(noteOf(title) ?? '').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings, title).toEqual(['Anatomy', 'Keys', 'Do', 'Do not']);
    expect((noteOf(title) ?? '').split('\n')[0], title).toMatch(/[.:]$/);
  }
});

it('knows the entry point and the folder of every component', () => {
  const entryPoints: Record<string, string> = JSON.parse(read(new URL('package.json', KIT))).exports;
  const folders = readdirSync(new URL('src/', KIT));
  for (const title of titles) {
    const { entryPoint, folder } = partsOf(title);
    expect(entryPoints, title).toHaveProperty([`./${entryPoint}`]);
    expect(folders, title).toContain(folder);
  }
});

it('tells properties of the brand from those that a page may set, and leaves out those that the component sets', () => {
  const styles =
    '.a {\n  --gt-own: 1px;\n  color: var(--gt-text);\n  left: var(--gt-x, 50%);\n  top: var(--gt-own);\n}';
  expect(customProperties(styles, ':root {\n  --gt-text: black;\n}')).toEqual({
    tokens: ['--gt-text'],
    pageProperties: ['--gt-x'],
  });
});

it('shows components that cover the page in frames, so that no dialog lies over the documentation', () => {
  expect(titles.filter(isFramed)).toHaveLength(9);
});

it('passes all toolbar settings to a frame, and nothing else', () => {
  const globals = { brand: 'alder-finch', textSize: '200', a11y: { manual: true } };
  expect(frameAddress('gestures-deck--default', globals)).toBe(
    'iframe.html?id=gestures-deck--default&viewMode=story&globals=brand:alder-finch;textSize:200',
  );
});
