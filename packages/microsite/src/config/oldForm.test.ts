import { expect, test } from 'vitest';
import { ConfigError } from './ConfigError.ts';
import { loadConfig } from './loadConfig.ts';
import { oldFormIssues, RENAMED_OPTIONS } from './oldForm.ts';
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
