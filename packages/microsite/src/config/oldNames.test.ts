import { expect, test } from 'vitest';
import { ConfigError } from './configIssues.ts';
import { loadConfig } from './loadConfig.ts';
import {
  newContentName,
  oldFormIssues,
  oldStyleIssues,
  RENAMED_OPTIONS,
  renameInCode,
  renameInStyles,
} from './oldNames.ts';
import { CONFIG, configuredFolder } from './testing/siteFolder.ts';

test('a config of the old form is refused, with a line for each old option', async () => {
  const config = {
    ...CONFIG,
    events: false,
    hosts: { content: 'https://content.example.com' },
    untranslated: { fr: 'leave out' },
    typefaces: [{ standIns: [] }],
    blocks: { plan: { Component: 'x' } },
  };
  const error = await loadConfig(configuredFolder(config)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ConfigError);
  const remedy = 'Move the whole site with one command: microsite migrate';
  expect(String(error).replace('ConfigError: ', '').split('\n')).toEqual([
    `microsite.config.ts, events: it is called "features.events" now. ${remedy}`,
    `microsite.config.ts, hosts.content: it is called "content.url" now. ${remedy}`,
    `microsite.config.ts, typefaces[0].standIns: it is called "typefaces[0].fallbacks" now. ${remedy}`,
    `microsite.config.ts, blocks.plan.Component: it is called "blocks.plan.component" now. ${remedy}`,
    `microsite.config.ts, untranslated.fr: the value is called "omit" now. ${remedy}`,
  ]);
});

test('a group without options is refused, too', () => {
  expect(oldFormIssues({ hosts: {} })).toEqual([
    { field: 'hosts', words: expect.stringContaining('it is part of "content" and "features" now.') },
  ]);
});

test.each(Object.entries(RENAMED_OPTIONS))('%s is called %s', (from, to) => {
  const old = from
    .split('.')
    .reduceRight<unknown>((value, key) => (key === '*' ? [value] : { [key]: value }), 'x');
  expect(oldFormIssues(old as object).map(({ words }) => words)).toContainEqual(
    expect.stringContaining(`"${to.replaceAll('.*', '[0]')}" now.`),
  );
});

test('a config of today has nothing of the old form', () => {
  expect(
    oldFormIssues({ ...CONFIG, features: { events: false }, untranslated: 'omit', rings: { density: 1 } }),
  ).toEqual([]);
});

test.each([
  ['vocabulary.json', 'taxonomy.json'],
  ['vocabulary.fr.json', 'taxonomy.fr.json'],
  ['promises.json', 'pinned.json'],
  ['schema/vocabulary.schema.json', 'schema/taxonomy.schema.json'],
])('%s is called %s', (name, expected) => {
  expect(newContentName(name)).toBe(expected);
});

test.each(['taxonomy.json', 'brand.json', 'stories/vocabulary.json', 'constructor.json'])(
  '%s keeps its name',
  (name) => expect(newContentName(name)).toBeNull(),
);

test.each([
  [':where(.gt-night, [data-gt-ground="night"])', ':where(.gt-night, [data-gt-scheme="night"])'],
  ['transition: opacity var(--gt-menu-leave)', 'transition: opacity var(--gt-duration-menu-leave)'],
  ['.gt-social-ring .gt-social-ring__disc {', '.gt-network-ring .gt-network-ring__disc {'],
])('renames in the style sheet %s', (old, expected) => {
  expect(renameInStyles(old).text).toBe(expected);
});

test.each([
  'background: var(--gt-ground)',
  'fill: var(--gt-social-ring)',
  '.my-story-share {}',
  '.story-shared {}',
  '[data-gt-grounded] {}',
])('leaves other names: %s', (css) => expect(renameInStyles(css)).toEqual({ text: css, changes: [] }));

test('renames only the attribute in code', () => {
  const code = 'node.dataset.gtGround === "dusk" && <p data-gt-ground="night" className="story-share" />';
  expect(renameInCode(code).text).toBe(
    'node.dataset.gtScheme === "dusk" && <p data-gt-scheme="night" className="story-share" />',
  );
});

test('names each old name once, with the command that moves it', () => {
  expect(oldStyleIssues('[data-gt-ground] {} p [data-gt-ground] {}')).toEqual([
    '"data-gt-ground" is "data-gt-scheme" now, so the rule has no effect. Move the whole site with one command: microsite migrate',
  ]);
});
