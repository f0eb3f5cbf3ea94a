import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError } from './configIssues.ts';
import { loadConfig } from './loadConfig.ts';
import { CONFIG, configuredFolder, siteFolder } from './testing/siteFolder.ts';

const issuesOf = async (folder: string): Promise<string> => {
  const error = await loadConfig(folder).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ConfigError);
  return (error as ConfigError).message;
};

test('fills in what a config leaves out, and says where things are', async () => {
  const folder = configuredFolder({ ...CONFIG, theme: './theme.css' });
  expect(await loadConfig(folder)).toEqual({
    ...CONFIG,
    folder,
    file: join(folder, 'microsite.config.ts'),
    contentFolder: join(folder, 'content'),
    theme: join(folder, 'theme.css'),
    styles: {},
    base: '/',
    content: { folder: './content' },
    untranslated: { en: 'error' },
    typefaces: [],
    pages: [],
    plugins: [],
    components: {},
    blocks: {},
    features: {
      menu: {},
      country: {},
      events: true,
      team: true,
      campus: true,
      pack: true,
      feeds: true,
      offline: false,
    },
    server: { middleware: [] },
    budgets: { everyPage: {}, pages: {} },
  });
});

test('reads TypeScript that uses defineMicrosite, pages and functions included', async () => {
  const folder = siteFolder({
    'About.tsx': 'export const About = ({ name }: { name: string }) => name;',
    'microsite.config.ts': `
      import { defineMicrosite } from '@tamarack-lowe/microsite';
      import { About } from './About.tsx';
      const origin: string = 'https://grow.example.com';
      export default defineMicrosite({
        content: 'of-others', languages: ['de-CH', 'fr-CH'], origin, features: { events: false },
        pages: [{ path: '/about', component: async () => About, load: () => 1 }],
        server: { middleware: [async (c, next) => next()] },
      });`,
  });
  const config = await loadConfig(folder);
  expect(config).toMatchObject({
    features: { events: false },
    languages: ['de-CH', 'fr-CH'],
    theme: undefined,
  });
  expect(config.contentFolder).toBe(join(folder, 'node_modules/of-others/content'));
  expect(config.pages[0]?.path).toBe('/about');
});

test.each<[string, object, string]>([
  [
    'a missing folder',
    { ...CONFIG, content: './contents' },
    'content: there is no folder "./contents". Did you mean "./content"?',
  ],
  [
    'a missing style sheet of the first page',
    { ...CONFIG, styles: { intro: './them.css' } },
    'styles.intro: there is no file "./them.css". Did you mean "./theme.css"?',
  ],
  [
    'a missing style sheet',
    { ...CONFIG, theme: './them.css' },
    'theme: there is no file "./them.css". Did you mean "./theme.css"?',
  ],
  [
    'a missing folder of recordings',
    { ...CONFIG, content: { folder: './content', recordings: './recorded' } },
    'content.recordings: there is no folder "./recorded". Make it, or correct its path, which begins at the folder of the config.',
  ],
  [
    'a package that is not there',
    { ...CONFIG, content: '@firm/words' },
    'content: the package "@firm/words" is not installed. Install it: npm install @firm/words',
  ],
  [
    'a folder without its dot',
    { ...CONFIG, content: 'content' },
    'content: the package "content" is not installed. Did you mean "./content"?',
  ],
  [
    'a package without content',
    { ...CONFIG, content: 'without-content' },
    'content: the package "without-content" has no folder "content". Name a package that brings content.',
  ],
])('names file, field and remedy of %s', async (_, fields, issue) => {
  expect((await issuesOf(configuredFolder(fields))).split('\n')).toContain(`microsite.config.ts, ${issue}`);
});

test('names a missing style sheet of a block', async () => {
  const folder = siteFolder({
    'microsite.config.ts': `export default {
      ...${JSON.stringify(CONFIG)},
      blocks: { plan: { component: () => import('./Plan.tsx'), styles: './plan.css' } },
    };`,
  });
  expect(await issuesOf(folder)).toBe(
    'microsite.config.ts, blocks.plan.styles: there is no file "./plan.css". Make it, or correct its path, which begins at the folder of the config.',
  );
});

test('one treatment of content without a translation holds for all languages, or each has its own', async () => {
  const languages = ['en', 'fr'];
  const all = await loadConfig(configuredFolder({ ...CONFIG, languages, untranslated: 'omit' }));
  expect(all.untranslated).toEqual({ en: 'omit', fr: 'omit' });
  const one = await loadConfig(configuredFolder({ ...CONFIG, languages, untranslated: { fr: 'omit' } }));
  expect(one.untranslated).toEqual({ en: 'error', fr: 'omit' });
});

test('says all mistakes at once, a line each', async () => {
  const message = await issuesOf(configuredFolder({ ...CONFIG, content: './a', theme: './b.css' }));
  expect(message.split('\n')).toHaveLength(2);
});

test('says where it looked for a config', async () => {
  const folder = siteFolder();
  expect(await issuesOf(folder)).toBe(
    `microsite.config.ts: there is no such file in ${folder}. Go to the folder of the site, or name it after the command.`,
  );
});

test.each([
  ['export const config = {};', 'it exports no config. Write "export default defineMicrosite({ … })".'],
  [
    "import { a } from 'nowhere-at-all'; export default a;",
    "it cannot be read: Cannot find module 'nowhere-at-all'",
  ],
  ['export default {', 'it cannot be read: '],
])('explains a file that holds %s', async (text, issue) => {
  const message = await issuesOf(siteFolder({ 'microsite.config.ts': text }));
  expect(message).toContain(`microsite.config.ts: ${issue}`);
});

test('refuses a config whose text was damaged, with its line', async () => {
  const config = `export default ${JSON.stringify(CONFIG)};\n// Lâ€™accueil\n`;
  await expect(loadConfig(siteFolder({ 'microsite.config.ts': config }))).rejects.toThrow(
    'microsite.config.ts, line 2, column 5: "Lâ€™accueil" is UTF-8 that was read as Windows-1252.',
  );
});

test('reads a config with a byte order mark, and refuses two', async () => {
  const config = `export default ${JSON.stringify(CONFIG)};\n`;
  expect(await loadConfig(siteFolder({ 'microsite.config.ts': `\ufeff${config}` }))).toMatchObject({
    languages: CONFIG.languages,
  });
  const folder = siteFolder({ 'microsite.config.ts': config, 'microsite.config.js': config });
  expect(await issuesOf(folder)).toBe(
    'microsite.config.js: microsite.config.ts is read, and this file does nothing. Keep one of the two.',
  );
});

test('refuses a content folder of the old form, with a line for each file', async () => {
  const folder = siteFolder({
    'microsite.config.ts': `export default ${JSON.stringify(CONFIG)};\n`,
    'content/promises.json': '{}',
    'content/vocabulary.fr.json': '{}',
  });
  const remedy = 'Move the whole site with one command: microsite migrate';
  expect((await issuesOf(folder)).split('\n')).toEqual([
    `microsite.config.ts, content: promises.json is called pinned.json now. ${remedy}`,
    `microsite.config.ts, content: vocabulary.fr.json is called taxonomy.fr.json now. ${remedy}`,
  ]);
});
