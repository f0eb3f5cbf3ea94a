import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError } from './ConfigError.ts';
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
    base: '/',
    content: { folder: './content' },
    untranslated: { en: 'complain' },
    typefaces: [],
    pages: [],
    components: {},
    blocks: {},
    features: { menu: {}, country: {}, events: true, team: true, campus: true, offline: false },
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

test('wants one address of an own page: the same everywhere, or one for each language', async () => {
  const issues = await issuesOf(
    siteFolder({
      'microsite.config.ts': `
        const component = async () => () => null;
        export default {
          ...${JSON.stringify(CONFIG)},
          pages: [{ component }, { path: '/about', component }, { page: 'about', component }],
        };`,
    }),
  );
  expect(issues).toBe(
    'microsite.config.ts, pages[0]: Write "path", its address, or "page", the name by which brand.json says its address in each language.',
  );
});

test.each<[string, object, string]>([
  ['a field too many', { ...CONFIG, thme: 'x' }, 'thme: there is no such field. Did you mean "theme"?'],
  [
    'a field that is like no other',
    { ...CONFIG, server: { port: 1 } },
    'server.port: there is no such field. There are middleware.',
  ],
  [
    'a field too many inside',
    { ...CONFIG, features: { evnts: true } },
    'features.evnts: there is no such field. Did you mean "events"?',
  ],
  [
    'a field too many in a list',
    { ...CONFIG, pages: [{ path: '/a', comonent: 1 }] },
    'pages[0].comonent: there is no such field. Did you mean "component"?',
  ],
  [
    'an unknown component',
    { ...CONFIG, components: { fotter: 'x' } },
    'components.fotter: there is no such field. Did you mean "footer"?',
  ],
  [
    'a component that renders nothing',
    { ...CONFIG, components: { footer: 'x' } },
    'components.footer: found "x". Give a component.',
  ],
  ['rings of no shape', { ...CONFIG, rings: { square: 9 } }, 'rings.square: Write a number from 0 to 1.'],
  [
    'a shape that there is not',
    { ...CONFIG, rings: { densty: 0.5 } },
    'rings.densty: there is no such field. Did you mean "density"?',
  ],
  [
    'an address of another site for measurements',
    { ...CONFIG, analytics: { path: 'https://stats.example.com' } },
    'analytics.path: Write an address of the site, such as "/vitals".',
  ],
  [
    'a block without a component',
    { ...CONFIG, blocks: { plan: { component: 'x' } } },
    'blocks.plan.component: found "x". Give a function that imports the component: () => import(\'./About.tsx\').',
  ],
  [
    'a missing field',
    { content: './content', languages: ['en'] },
    'origin: it is missing. Say where the site is published, such as "https://grow.example.com".',
  ],
  [
    'another kind of value',
    { ...CONFIG, content: 7 },
    'content: found 7. Write a folder, such as "./content", or the name of a package.',
  ],
  [
    'a part that is neither on nor off',
    { ...CONFIG, features: { events: 'no' } },
    'features.events: found "no". Write true or false.',
  ],
  [
    'a feature that is neither on nor off, and has no options',
    { ...CONFIG, features: { menu: 'no' } },
    'features.menu: found "no". Write true, false, or its options in braces.',
  ],
  [
    'an unknown option of a feature',
    { ...CONFIG, features: { menu: { badgeClas: 'x' } } },
    'features.menu.badgeClas: there is no such field. Did you mean "badgeClass"?',
  ],
  [
    'a content host without a content folder',
    { ...CONFIG, content: { url: 'https://content.example.com' } },
    'content.folder: it is missing. Add it.',
  ],
  [
    'an unknown treatment of content without a translation',
    { ...CONFIG, untranslated: { en: 'skip' } },
    'untranslated.en: found "skip". Write "error" or "omit".',
  ],
  ['no language', { ...CONFIG, languages: [] }, 'languages: A site needs a language, such as ["de-CH"].'],
  [
    'a language that nobody knows',
    { ...CONFIG, languages: ['en', 'english'] },
    'languages[1]: "english" is not a language that anybody knows. Write a BCP 47 tag, such as "de-CH" or "de".',
  ],
  [
    'a language in other letters',
    { ...CONFIG, languages: ['de_ch'] },
    'languages[0]: "de_ch" is not how this language is written: it becomes part of addresses and of every page. Did you mean "de-CH"?',
  ],
  [
    'a language twice',
    { ...CONFIG, languages: ['en', 'en'] },
    'languages: A language stands here twice. Keep one.',
  ],
  [
    'an origin without https',
    { ...CONFIG, origin: 'http://grow.example.com/' },
    'origin: "http://grow.example.com/" is not an origin. Did you mean "https://grow.example.com"?',
  ],
  [
    'an origin with more behind it',
    { ...CONFIG, origin: 'https://firm.example.com/careers' },
    'origin: "https://firm.example.com/careers" is not an origin. Did you mean "https://firm.example.com", and "base": "/careers/"?',
  ],
  [
    'a base without its slashes',
    { ...CONFIG, base: 'careers' },
    'base: "careers" is not where a site stands below its origin. Did you mean "/careers/"?',
  ],
  [
    'a base that is a whole address',
    { ...CONFIG, base: 'https://firm.example.com/about/careers?x' },
    'base: "https://firm.example.com/about/careers?x" is not where a site stands below its origin. Did you mean "/about/careers/"?',
  ],
  [
    'a base that leads upwards',
    { ...CONFIG, base: '/../careers/' },
    'base: "/../careers/" is not where a site stands below its origin. Did you mean "/careers/"?',
  ],
  [
    'a host that is no address',
    { ...CONFIG, content: { folder: './content', url: 'content' } },
    'content.url: "content" is not an address. Write one like "https://content.example.com".',
  ],
  [
    'routes without slash',
    { ...CONFIG, content: { folder: './content', path: 'api' } },
    'content.path: Begin with "/".',
  ],
  [
    'a page without slash',
    { ...CONFIG, pages: [{ path: 'a' }] },
    'pages[0].path: An address begins with "/".',
  ],
  [
    'a missing folder',
    { ...CONFIG, content: './contents' },
    'content: there is no folder "./contents". Did you mean "./content"?',
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
])('names file, field and remedy of %s', async (_, fields, complaint) => {
  expect((await issuesOf(configuredFolder(fields))).split('\n')).toContain(
    `microsite.config.ts, ${complaint}`,
  );
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
  expect(all.untranslated).toEqual({ en: 'leave out', fr: 'leave out' });
  const one = await loadConfig(configuredFolder({ ...CONFIG, languages, untranslated: { fr: 'omit' } }));
  expect(one.untranslated).toEqual({ en: 'complain', fr: 'leave out' });
});

test('the number of rings is called density in a config', async () => {
  const config = configuredFolder({ ...CONFIG, rings: { density: 0.5, lean: 0 } });
  expect((await loadConfig(config)).rings).toEqual({ rings: 0.5, lean: 0 });
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
])('explains a file that holds %s', async (text, complaint) => {
  const message = await issuesOf(siteFolder({ 'microsite.config.ts': text }));
  expect(message).toContain(`microsite.config.ts: ${complaint}`);
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
