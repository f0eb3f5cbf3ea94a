import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { oldFormIssues, RENAMED_OPTIONS } from '../config/oldNames.ts';
import { migrateConfig } from './migrateConfig.ts';

/** Configs of firms in the form before 1.0.0, as they were then. */
const OLD = join(import.meta.dirname, 'testing/old');
const REPOSITORY = join(import.meta.dirname, '../../../..');

/** Writes files to a folder that the test removes at its end. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

function oldFirm(name: string): string {
  const files = readdirSync(join(OLD, name), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.txt'),
  );
  return folderOf(
    Object.fromEntries(
      files.map((file) => [file.replace(/\.txt$/, ''), readFileSync(join(OLD, name, file), 'utf8')]),
    ),
  );
}

/** Migrates the config of a folder, and writes the result. */
function migrate(folder: string) {
  const result = migrateConfig(join(folder, 'microsite.config.ts'));
  for (const [file, text] of result.files) writeFileSync(file, text);
  return result;
}

test.each([
  ['site', 'apps/site', ['microsite.config.ts']],
  [
    'norrbeck',
    'apps/norrbeck',
    ['microsite.config.ts', 'custom/settings.server.ts', 'custom/works.server.ts'],
  ],
  ['first', 'tests/outside/first', ['microsite.config.ts']],
  ['second', 'tests/outside/second', ['microsite.config.ts']],
  ['starter', 'packages/create-microsite/template/site', ['microsite.config.ts']],
])('the old config of the firm "%s" becomes that of %s', (name, today, files) => {
  const folder = oldFirm(name);
  expect(migrate(folder).byHand).toEqual([]);
  // The formatter sets the layout, people write the comments, and the compiler names types that are called otherwise.
  const flat = (text: string) =>
    text
      .replaceAll('OwnPageContext', 'CustomPageContext')
      .replace(/^ *\/\/.*\n/gm, '')
      .replace(/,?\s+/g, ' ')
      .replaceAll(' }', '}')
      .replaceAll('{ ', '{');
  for (const file of files)
    expect(flat(readFileSync(join(folder, file), 'utf8'))).toBe(
      flat(readFileSync(join(REPOSITORY, today, file), 'utf8')),
    );
  const again = migrate(folder);
  expect([again.files.size, again.changes, again.byHand]).toEqual([0, [], []]);
});

/** Migrates a config of these options. Returns the text between the braces, without line breaks. */
function migrated(options: string, imports = '') {
  const folder = folderOf({ 'microsite.config.ts': `${imports}export default {\n${options}\n};\n` });
  const { byHand, changes } = migrate(folder);
  const text = readFileSync(join(folder, 'microsite.config.ts'), 'utf8');
  return { text, byHand, changes, flat: text.replace(/\s+/g, ' ') };
}

test('hosts become options of content and of features', () => {
  const { text } = migrated(`  content: './content',
  hosts: {
    // Ours.
    content: 'https://content.example.com',
    contentPath: '/api',
    badgeClass: 'note',
    geolocation: 'https://geo.example.com',
    recordings: './recordings',
  },
  browserHosts: { content: 'https://content.example.com', geolocation: '/country' },
  base: '/careers/',`);
  expect(text).toBe(`export default {
  content: {
    folder: './content',
    // Ours.
    url: 'https://content.example.com',
    path: '/api',
    recordings: './recordings',
    clientUrl: 'https://content.example.com',
  },
  features: {
    menu: { badgeClass: 'note' },
    country: { url: 'https://geo.example.com', clientUrl: '/country' },
  },
  base: '/careers/',
};
`);
});

test('a feature that is off stays off, and one that a variable decides keeps its options', () => {
  const { flat } = migrated(
    `  content: 'x', menu: false, country: process.env.COUNTRY === 'on', hosts: { badgeClass: 'a', geolocation: 'b' },`,
  );
  expect(flat).toContain(
    "features: { menu: false, country: (process.env.COUNTRY === 'on') && { url: 'b' } }",
  );
});

test('comments of features move with them', () => {
  const { text } = migrated(`  // No host.
  menu: false,
  theme: './theme.css', // Ours.
  // No school.
  campus: false,`);
  expect(text).toBe(`export default {
  // No host.
  features: {
    menu: false,
    // No school.
    campus: false,
  },
  theme: './theme.css', // Ours.
};
`);
});

test.each([
  ["lazy(() => import('./Plan.tsx'))", "import { lazy } from 'react';\n", "() => import('./Plan.tsx')"],
  ['Plan', "import Plan from './Plan.tsx';\n", "() => import('./Plan.tsx')"],
  [
    'Plan',
    "import { Plan } from './Plan.tsx';\n",
    "() => import('./Plan.tsx').then((module) => module.Plan)",
  ],
  ['() => null', '', 'async () => (() => null)'],
])('the component %s of a block becomes one that is imported', (component, imports, expected) => {
  const { text } = migrated(
    `  blocks: { plan: { Component: ${component}, styles: './plan.css' } },`,
    imports,
  );
  expect(text).toContain(`{ plan: { component: ${expected}, styles: './plan.css' } }`);
  expect(text).not.toMatch(/^import/);
});

test('an import that is used elsewhere stays', () => {
  const { text } = migrated(
    '  pages: [{ path: "/a", Component: About, head: () => About.head }],',
    "import { About, other } from './About.tsx';\nother();\n",
  );
  expect(text).toContain("import { About, other } from './About.tsx';");
});

test('the value of `open` stays, unless it only takes a default export', () => {
  const open = "async () => (await import('./A.tsx')).A";
  expect(migrated(`  pages: [{ page: 'a', open: ${open} }],`).text).toContain(`component: ${open} }`);
  const then = "() => import('./A.tsx').then((module) => module.default)";
  expect(migrated(`  pages: [{ page: 'a', open: ${then} }],`).text).toContain(
    "component: () => import('./A.tsx') }",
  );
});

test('options and values with another name get it, in constants, too', () => {
  const { text } = migrated(
    `  field, measure: { to: '/vitals' }, untranslated: { fr: "leave out", de: 'complain' },`,
    'const field = { rings: 0.5 };\n',
  );
  expect(text).toContain('const field = { density: 0.5 };');
  expect(text).toContain(
    `rings: field, analytics: { path: '/vitals' }, untranslated: { fr: "omit", de: 'error' },`,
  );
});

test.each(Object.entries(RENAMED_OPTIONS))('%s by itself moves to %s', async (from, to) => {
  const [group = '', ...keys] = from.split('.');
  const place = (pattern: string) =>
    pattern.split('.').map((key) => (group === 'blocks' || key !== '*' ? key : 0));
  const value = keys.reduceRight(
    (inner, key) => (key === '*' && group !== 'blocks' ? `[${inner}]` : `{ '${key}': ${inner} }`),
    from === 'field' ? '{}' : "() => import('./A.tsx')",
  );
  const folder = folderOf({
    'microsite.config.ts': `export default { content: './content', ${group}: ${value} };\n`,
  });
  expect(migrate(folder).byHand).toEqual([]);
  const { default: config } = await import(join(folder, 'microsite.config.ts'));
  expect(oldFormIssues(config)).toEqual([]);
  expect(config).toHaveProperty(place(to));
  expect(config).not.toHaveProperty(place(from));
});

test('says what only a person can move', () => {
  expect(migrated('  content: "./content", hosts: hostsOf(process.env),').byHand).toEqual([
    'microsite.config.ts, line 2, hosts: it is not written here. Move its options to "content" and "features".',
  ]);
  const spread = migrated("  content: './content', hosts: { ...shared },", 'const shared = {};\n');
  expect(spread.byHand).toEqual([expect.stringContaining('line 3, hosts: it is not written here.')]);
  expect(spread.text).toContain('hosts: { ...shared }');
  const folder = folderOf({ 'microsite.config.ts': 'export default configOf(process.env);\n' });
  expect(migrate(folder).byHand).toEqual([
    'microsite.config.ts, line 1: it exports no object that can be read without running it.',
  ]);
});

test('features of two objects are for a person: one would replace the other', () => {
  const { byHand } = migrated('  ...shared, events: false,', 'const shared = { menu: false };\n');
  expect(byHand).toEqual([
    'microsite.config.ts, line 2 and microsite.config.ts, line 1: both have features, and one replaces the other. Write all of them in one place.',
  ]);
});
