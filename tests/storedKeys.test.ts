import { expect, it } from 'vitest';
import { STORAGE_NAMES, type StorageNames } from '../packages/content-model/src/site.ts';
import { storedItems } from '../packages/microsite/src/routes/yours/storedItems.ts';
import { productFiles } from './productFiles.ts';

/** The registry that the page about stored data shows, for a site at the root of its origin. */
const items = storedItems({ storage: STORAGE_NAMES });
const known = {
  local: items.flatMap(({ device = [] }) => device),
  session: items.flatMap(({ tab = [] }) => tab),
};

/** Code of sites in browsers, without comments. The desk is another program, for editors. */
const files = productFiles()
  .filter(({ name }) => /^(?:packages\/(?!desk\/)|apps\/(?!bench|storybook))/.test(name))
  .map(({ name, text }) => ({ name, code: text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }));

/** Functions that write under a key of their caller: their calls are read instead. */
const WRITERS = [
  'packages/state/src/storage.ts',
  'packages/state/src/seen.ts',
  'packages/microsite/src/client/router/sessionList.ts',
];

type Kind = 'local' | 'session';

/** Ways to write, with the expression of the key as first group. */
const WRITES: readonly (readonly [Kind, RegExp])[] = [
  ['local', /localStorage\.setItem\(\s*([^,]+),/g],
  ['session', /sessionStorage\.setItem\(\s*([^,]+),/g],
  ['local', /localStorage\.(\w+)\s*(?:\?\?|\|\||[+])?=(?![=>])/g],
  ['session', /sessionStorage\.(\w+)\s*(?:\?\?|\|\||[+])?=(?![=>])/g],
  ['local', /localStorage\[([^\]]+)\]\s*=(?!=)/g],
  ['session', /sessionStorage\[([^\]]+)\]\s*=(?!=)/g],
  ['session', /writeSessionList\(\s*(\w+),/g],
  ['local', /newSinceLastVisit\(\s*\w+,\s*([^,]+),/g],
  ['session', /newSinceLastVisit\(\s*\w+,\s*([^,]+),/g],
  ['local', /\bwrite\(\s*(names\.\w+),/g],
];

/** Keys that are parameters, by the file and the expression. A new one is named here, and in the registry. */
const PARAMETERS: Readonly<Record<string, string>> = {
  'packages/microsite/src/client/shell/languageOffer.ts key': STORAGE_NAMES.language,
  'packages/microsite/src/client/router/preferredForm.ts key': STORAGE_NAMES.form,
  'packages/microsite/src/routes/yours/motion.ts key': STORAGE_NAMES.motion,
  // A name of one character has a key of its own.
  'packages/state/src/storage.ts names.name': STORAGE_NAMES.name,
};

function keyOf(expression: string, { name, code }: (typeof files)[number], pattern: RegExp): string {
  const said = PARAMETERS[`${name} ${expression}`];
  if (said !== undefined) return said;
  // `localStorage.key = …` names the key itself.
  if (/Storage\\\.\(/.test(pattern.source)) return expression;
  const constant = new RegExp(`const ${expression}(?::[^=]+)? = '([^']+)'`).exec(code)?.[1];
  const quoted = /^'([^']+)'$/.exec(expression)?.[1];
  const field = /^names\.(\w+)$/.exec(expression)?.[1] as keyof StorageNames | undefined;
  return quoted ?? constant ?? (field && STORAGE_NAMES[field]) ?? `${name}: ${expression}`;
}

const written = files.flatMap((file) =>
  WRITES.flatMap(([kind, pattern]) =>
    [...file.code.matchAll(pattern)]
      .filter(() => !WRITERS.includes(file.name) || pattern.source.includes('names'))
      .map(([, expression = '']) => ({ kind, key: keyOf(expression.trim(), file, pattern) })),
  ),
);
const keys = (kind: Kind) => new Set(written.flatMap((each) => (each.kind === kind ? each.key : [])));

it('every key that the code of a site writes is in the registry of what a device keeps', () => {
  expect([...keys('local')].filter((key) => !known.local.includes(key))).toEqual([]);
  expect([...keys('session')].filter((key) => !known.session.includes(key))).toEqual([]);
});

it('every key of the registry is written somewhere', () => {
  const initial = STORAGE_NAMES.initial;
  expect(known.local.filter((key) => key !== initial && !keys('local').has(key))).toEqual([]);
  expect(known.session.filter((key) => !keys('session').has(key))).toEqual([]);
});

it('every other write goes through a function that this test reads the calls of', () => {
  const others = files
    .filter(({ name }) => !WRITERS.includes(name))
    .flatMap(({ name, code }) =>
      [...code.matchAll(/([\w.]+)\.setItem\(/g)]
        .filter(([, storage = '']) => !/(?:local|session)Storage$/.test(storage))
        .map(([call]) => `${name}: ${call}`),
    );
  expect(others).toEqual([]);
});

it('no page of a site sets a cookie or opens a database, and only offline reading opens caches', () => {
  const where = (pattern: RegExp) =>
    files.filter(({ code }) => pattern.test(code)).map(({ name }) => name.split('/').slice(0, 4).join('/'));
  expect(where(/document\.cookie\s*=|cookieStore\.set|indexedDB|Set-Cookie/i)).toEqual([]);
  expect([...new Set(where(/\bcaches\.open\(/))].toSorted()).toEqual([
    'packages/microsite/src/offline',
    'packages/microsite/src/routes',
  ]);
});
