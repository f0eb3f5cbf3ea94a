import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError } from './ConfigError.ts';
import { loadConfig } from './loadConfig.ts';
import { CONFIG, configuredFolder, siteFolder } from './testing/siteFolder.ts';

const complaintsOf = async (folder: string): Promise<string> => {
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
    untranslated: {},
    typefaces: [],
    pages: [],
    parts: {},
    blocks: {},
    menu: true,
    offline: false,
    country: true,
    events: true,
    team: true,
    campus: true,
    hosts: {},
    browserHosts: {},
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
        content: 'of-others', languages: ['de-CH', 'fr-CH'], origin, events: false,
        pages: [{ path: '/about', Component: About, load: () => 1 }],
        server: { middleware: [async (c, next) => next()] },
      });`,
  });
  const config = await loadConfig(folder);
  expect(config).toMatchObject({ events: false, languages: ['de-CH', 'fr-CH'], theme: undefined });
  expect(config.contentFolder).toBe(join(folder, 'node_modules/of-others/content'));
  expect(config.pages[0]?.path).toBe('/about');
});

test('wants one address of an own page: the same everywhere, or one for each language', async () => {
  const complained = await complaintsOf(
    siteFolder({
      'microsite.config.ts': `
        const Component = () => null;
        export default {
          ...${JSON.stringify(CONFIG)},
          pages: [{ Component }, { path: '/about', Component }, { page: 'about', Component }],
        };`,
    }),
  );
  expect(complained).toBe(
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
    { ...CONFIG, hosts: { contents: 'x' } },
    'hosts.contents: there is no such field. Did you mean "content"?',
  ],
  [
    'a field too many in a list',
    { ...CONFIG, pages: [{ path: '/a', comonent: 1 }] },
    'pages[0].comonent: there is no such field. Did you mean "Component"?',
  ],
  [
    'a part that there is not',
    { ...CONFIG, parts: { fotter: 'x' } },
    'parts.fotter: there is no such field. Did you mean "footer"?',
  ],
  [
    'a part that draws nothing',
    { ...CONFIG, parts: { footer: 'x' } },
    'parts.footer: found "x". Give a component.',
  ],
  ['rings of no shape', { ...CONFIG, field: { square: 9 } }, 'field.square: Write a number from 0 to 1.'],
  [
    'a shape that there is not',
    { ...CONFIG, field: { ring: 0.5 } },
    'field.ring: there is no such field. Did you mean "rings"?',
  ],
  [
    'an address of another site for measurements',
    { ...CONFIG, measure: { to: 'https://stats.example.com' } },
    'measure.to: Write an address of the site, such as "/vitals".',
  ],
  [
    'a block that nothing draws',
    { ...CONFIG, blocks: { plan: { Component: 'x' } } },
    'blocks.plan.Component: found "x". Give a component.',
  ],
  [
    'a style sheet of a block that is not there',
    { ...CONFIG, blocks: { plan: { Component: { $$typeof: 1 }, styles: './plan.css' } } },
    'blocks.plan.styles: there is no file "./plan.css". Make it, or correct its path, which begins at the folder of the config.',
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
    { ...CONFIG, events: 'no' },
    'events: found "no". Write true or false.',
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
    { ...CONFIG, hosts: { content: 'content' } },
    'hosts.content: "content" is not an address. Write one like "https://content.example.com".',
  ],
  [
    'routes without slash',
    { ...CONFIG, hosts: { contentPath: 'api' } },
    'hosts.contentPath: Begin with "/".',
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
    { ...CONFIG, hosts: { recordings: './recorded' } },
    'hosts.recordings: there is no folder "./recorded". Make it, or correct its path, which begins at the folder of the config.',
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
  expect((await complaintsOf(configuredFolder(fields))).split('\n')).toContain(
    `microsite.config.ts, ${complaint}`,
  );
});

test('says all mistakes at once, a line each', async () => {
  const message = await complaintsOf(configuredFolder({ ...CONFIG, content: './a', theme: './b.css' }));
  expect(message.split('\n')).toHaveLength(2);
});

test('says where it looked for a config', async () => {
  const folder = siteFolder();
  expect(await complaintsOf(folder)).toBe(
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
  const message = await complaintsOf(siteFolder({ 'microsite.config.ts': text }));
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
  expect(await loadConfig(siteFolder({ 'microsite.config.ts': `\ufeff${config}` }))).toMatchObject(CONFIG);
  const folder = siteFolder({ 'microsite.config.ts': config, 'microsite.config.js': config });
  expect(await complaintsOf(folder)).toBe(
    'microsite.config.js: microsite.config.ts is read, and this file does nothing. Keep one of the two.',
  );
});
