import { expect, test } from 'vitest';
import { ConfigError } from './configIssues.ts';
import { parseConfig } from './loadConfig.ts';
import { CONFIG } from './testing/siteFolder.ts';

/** Parses a config. Returns the lines of its error. */
function issuesOf(config: unknown): string[] {
  try {
    parseConfig('microsite.config.ts', config);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    if (error instanceof ConfigError) return error.message.split('\n');
  }
  return [];
}

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
])('names file, field and remedy of %s', (_, fields, issue) => {
  expect(issuesOf(fields)).toContain(`microsite.config.ts, ${issue}`);
});

test('a custom page has one address: the same everywhere, or one for each language', () => {
  const component = async () => () => null;
  const pages = [{ component }, { path: '/about', component }, { page: 'about', component }];
  expect(issuesOf({ ...CONFIG, pages })).toEqual([
    'microsite.config.ts, pages[0]: Write "path", its address, or "page", the name by which brand.json says its address in each language.',
  ]);
});

test('reports all mistakes at once, a line each', () => {
  expect(issuesOf({ ...CONFIG, base: 'careers', features: { events: 'no' } })).toHaveLength(2);
});
