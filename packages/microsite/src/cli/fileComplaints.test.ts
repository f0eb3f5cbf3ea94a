import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '../config/loadConfig.ts';
import { CONFIG, siteFolder } from '../config/testing/siteFolder.ts';
import { fileComplaints } from './fileComplaints.ts';

const SITE = { ...CONFIG, theme: './theme.css', hosts: { recordings: './recordings' } };

const withFiles = (files: Record<string, string>) =>
  siteFolder({
    'recordings/campus-events.json': '{ "events": [] }',
    'section.css': 'a {}',
    'microsite.config.ts': `const Component = () => null;
      export default { ...${JSON.stringify(SITE)}, pages: [{ path: '/a', Component, styles: './section.css' }] };`,
    ...files,
  });

test('finds nothing wrong beside a content folder, whatever systems have left there', async () => {
  const folder = withFiles({ 'recordings/en/menu.json': '[]', 'recordings/README.md': 'Arriv\ufffde' });
  for (const place of ['recordings', 'recordings/en']) {
    writeFileSync(join(folder, place, '._menu.json'), Buffer.of(0, 5, 0x16, 7));
    writeFileSync(join(folder, place, '.DS_Store'), Buffer.of(0, 0));
    mkdirSync(join(folder, place, '@eaDir'));
  }
  expect(fileComplaints(await loadConfig(folder))).toEqual([]);
});

test('refuses style sheets and recordings that were damaged, with file and line', async () => {
  const folder = withFiles({
    'theme.css': ':root {\n  /* Couleurs de lâ€™hiver */\n}',
    'section.css': '<<<<<<< HEAD\n=======\n>>>>>>> later',
    'recordings/campus-events.json': '{\n  "events": [],\n  "events": []\n}',
    'recordings/fr/menu.json': '[\n  { "title": "Carri\u200bères" }\n]',
  });
  expect(fileComplaints(await loadConfig(folder)).map((words) => words.split(/[.:] /)[0])).toEqual([
    'theme.css, line 2, column 19',
    'section.css, line 1, column 1',
    'recordings/campus-events.json, line 3, column 3',
    'recordings/fr/menu.json, line 2, column 20',
  ]);
});
