import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesOf } from '@tamarack-lowe/content-model/internal/messages';
import { expect, test } from 'vitest';
import { loadConfig } from '../config/loadConfig.ts';
import { CONFIG, configuredFolder, siteFolder } from '../config/testing/siteFolder.ts';
import { blockIssues, checkPlugins, fileIssues, labelIssues, securityIssues } from './check.ts';

test('every custom block has a component, and every component a block', () => {
  expect(blockIssues({ defined: ['floor-plan'], rendered: ['floor-plan', 'quote'] })).toEqual([]);
  expect(blockIssues({ defined: ['floor-plan'], rendered: [] })).toEqual([
    expect.stringMatching(/^blocks\.floor-plan: no component renders this block/),
  ]);
  expect(blockIssues({ defined: [], rendered: ['qoute'] })).toEqual([
    'blocks.qoute: there is no block of this type. Did you mean "quote"?',
  ]);
});

const team = { pages: { connect: '/people' } };
const whole = Object.fromEntries(Object.keys(messagesOf(team)).map((key) => [key, 'Words of {firm}']));

test('finds no issue when all labels of the pages are there', () => {
  expect(labelIssues({ brand: team, language: 'en', labels: whole })).toEqual([]);
});

test('names a missing label, and a value that no page fills in', () => {
  const { mainMenu: _, ...rest } = whole;
  const labels = { ...rest, copyright: '© {yeer} {firm}' };
  expect(labelIssues({ brand: team, language: 'en', labels })).toEqual([
    'messages, en: "mainMenu" is missing, and a page would have no text there. Write it.',
    'messages, en: "copyright" contains {yeer}, which no page fills in. Allowed: {year}, {firm}, {product}.',
  ]);
});

test('labels of regions, schools and languages may be missing when a firm has none', () => {
  const {
    connectAllRegions: _,
    connectSchool: __,
    memberSchoolsLead: ___,
    languageHint: ____,
    ...labels
  } = whole;
  const options = { brand: team, language: 'en', labels };
  const none = { regions: 0, schools: 0, facts: 0, visitorTypes: 2, otherLanguages: 0, offline: 0 };
  expect(labelIssues({ ...options, parts: none })).toEqual([]);
  expect(labelIssues({ ...options, parts: { ...none, regions: 2, otherLanguages: 1 } })).toEqual([
    expect.stringContaining('"languageHint" is missing'),
    expect.stringContaining('"connectAllRegions" is missing'),
  ]);
});

test('labels of a page may be missing when the brand does not have the page', () => {
  const brand = { pages: { connect: '/people', campus: '/study' } };
  const issues = labelIssues({ brand, language: 'en', labels: whole });
  expect(issues).toContainEqual(expect.stringContaining('"campusTitle" is missing'));
  expect(issues.filter((issue) => /"(events|connect)/.test(issue))).toEqual([]);
});

const SITE = {
  ...CONFIG,
  theme: './theme.css',
  content: { folder: './content', recordings: './recordings' },
};

const withFiles = (files: Record<string, string>) =>
  siteFolder({
    'recordings/campus-events.json': '{ "events": [] }',
    'section.css': 'a {}',
    'microsite.config.ts': `const component = async () => () => null;
      export default { ...${JSON.stringify(SITE)}, pages: [{ path: '/a', component, styles: './section.css' }] };`,
    ...files,
  });

test('skips files that operating systems leave among recordings', async () => {
  const folder = withFiles({ 'recordings/en/menu.json': '[]', 'recordings/README.md': 'Arriv\ufffde' });
  for (const place of ['recordings', 'recordings/en']) {
    writeFileSync(join(folder, place, '._menu.json'), Buffer.of(0, 5, 0x16, 7));
    writeFileSync(join(folder, place, '.DS_Store'), Buffer.of(0, 0));
    mkdirSync(join(folder, place, '@eaDir'));
  }
  expect(fileIssues(await loadConfig(folder))).toEqual([]);
});

test('names file and line of damaged style sheets and recordings', async () => {
  const folder = withFiles({
    'theme.css': ':root {\n  /* Couleurs de lâ€™hiver */\n}',
    'section.css': '<<<<<<< HEAD\n=======\n>>>>>>> later',
    'recordings/campus-events.json': '{\n  "events": [],\n  "events": []\n}',
    'recordings/fr/menu.json': '[\n  { "title": "Carri\u200bères" }\n]',
  });
  expect(fileIssues(await loadConfig(folder)).map((words) => words.split(/[.:] /)[0])).toEqual([
    'theme.css, line 2, column 19',
    'section.css, line 1, column 1',
    'recordings/campus-events.json, line 3, column 3',
    'recordings/fr/menu.json, line 2, column 20',
  ]);
});

test('names what is called otherwise in a style sheet of the old form', async () => {
  const folder = withFiles({ 'section.css': '[data-gt-ground="night"] { color: white }' });
  expect(fileIssues(await loadConfig(folder))).toEqual([
    expect.stringMatching(/^section\.css: "data-gt-ground" is "data-gt-scheme" now, .*microsite migrate$/),
  ]);
});

const SECURITY = { contact: ['mailto:security@example.com'], expires: '2027-06-30' };

test('finds a security.txt that has expired', () => {
  expect(securityIssues(undefined, new Date('2027-06-29'))).toEqual([]);
  expect(securityIssues(SECURITY, new Date('2027-06-29'))).toEqual([]);
  expect(securityIssues(SECURITY, new Date('2027-06-30'))).toEqual([
    expect.stringContaining('2027-06-30 has passed'),
  ]);
});

test('runs the checks of plugins, and names one that throws', async () => {
  const config = await loadConfig(configuredFolder());
  const checked = (check: () => string[]) =>
    checkPlugins({ ...config, plugins: [{ name: 'hours', file: '/hours.js', hooks: { check } }] }, {});
  expect(await checked(() => ['Monday is missing. Add it.'])).toEqual(['hours: Monday is missing. Add it.']);
  const failing = checked(() => {
    throw new Error('No file');
  });
  await expect(failing).rejects.toThrow('The plugin "hours" failed while checking the site: No file.');
  expect(
    await checkPlugins({ ...config, plugins: [{ name: 'hours', file: '/hours.js', hooks: {} }] }, {}),
  ).toEqual([]);
});
