import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@tamarack-lowe/content-model';
import { messagesOf } from '@tamarack-lowe/content-model/internal/messages';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRenderers } from '../../client/render.tsx';
import { loadConfig } from '../../config/loadConfig.ts';
import { configuredFolder } from '../../config/testing/siteFolder.ts';
import { workFolders } from '../workFolders.ts';
import { brandOf, readProject } from './readProject.ts';

/** A complete firm in six files, without labels. */
const EXAMPLE = join(import.meta.dirname, '../../../../content-tools/example');

/** Labels of a language: the text of each is its own key. */
const labels = (close: string) =>
  Object.fromEntries(
    Object.entries(
      messagesOf(
        { pages: {} },
        { regions: 0, schools: 0, facts: 0, visitorTypes: 0, otherLanguages: 0, offline: 0 },
      ),
    ).map(([key, values]) => [
      key,
      [key === 'close' ? close : key, ...values.map((value) => `{${value}}`)].join(' '),
    ]),
  );

/** Opens the example in several languages, with translations. */
async function openExample(languages: string[], untranslated = {}, base = '/') {
  const folder = configuredFolder({
    content: './content',
    languages,
    untranslated,
    base,
    origin: 'https://grow.example.com',
  });
  const content = join(folder, 'content');
  const write = (file: string, value: object) => writeFileSync(join(content, file), JSON.stringify(value));
  rmSync(content, { recursive: true });
  cpSync(EXAMPLE, content, { recursive: true });
  const brand = JSON.parse(readFileSync(join(content, 'brand.json'), 'utf8'));
  write('brand.json', { ...brand, language: 'en-GB' });
  for (const language of ['en-GB', 'es', 'ar'])
    write(`messages.${language}.json`, labels(`close-${language}`));
  write('brand.es.json', { product: 'Crecer', sections: [{ path: '/descubrir' }] });
  write('brand.ar.json', { product: 'ننمو', sections: [{ path: '/iktashif' }] });
  write('slides/discover.es.json', { slides: [{ path: '/descubrir' }, {}, {}, {}] });
  write('slides/discover.ar.json', { slides: [{ path: '/iktashif' }, {}, {}, {}] });
  write('stories/discover/how-we-mend/story.es.json', { slug: 'como-reparamos', label: 'Cómo reparamos' });
  const config = await loadConfig(folder);
  const { sites } = await readProject(config, {
    work: workFolders(folder),
    typefaces: [],
    now: new Date(),
    fetchText: async () => '',
  });
  return createRenderers(sites);
}

test('the first language is at the root, and pages in Arabic run from right to left', async () => {
  const drawings = await openExample(['es', 'en-GB', 'ar'], { ar: 'omit' });
  expect(drawings.map(({ site }) => site.paths.intro)).toEqual(['/', '/en', '/ar']);
  const [spanish, english, arabic] = drawings;
  const paths = (drawing = spanish) => drawing?.publicPages.map(({ path }) => path);
  expect(paths()).toContain('/descubrir/como-reparamos');
  expect(paths(english)).toContain('/en/workshop/how-we-mend');
  // The story has no Arabic translation, so Arabic pages do not link to it.
  expect(paths(arabic)?.filter((path) => path.startsWith('/ar/iktashif/'))).toEqual([]);

  const source = arabic?.read('/ar/iktashif');
  const html = source ? await arabic?.render(source) : '';
  expect(html).toContain('<html lang="ar" dir="rtl"');
  expect(html).not.toContain('how-we-mend');
  expect(html).toMatch(/<link rel="alternate" hrefLang="es" href="https:\/\/grow\.example\.com\/descubrir"/);
  expect(html).toMatch(
    /<link rel="alternate" hrefLang="x-default" href="https:\/\/grow\.example\.com\/descubrir"/,
  );
  expect(html).toMatch(/<a href="\/en\/workshop" hrefLang="en-GB" lang="en-GB"[^>]*>/);

  const story = english?.read('/en/workshop/how-we-mend');
  const links = story?.heads['/en/workshop/how-we-mend']?.flatMap((entry) =>
    'hrefLang' in entry ? entry.hrefLang : [],
  );
  expect(links).toEqual(['es', 'en-GB', 'x-default']);
});

test('every address of a page is below the base, in its head too, and storage names are prefixed', async () => {
  vi.stubEnv('BASE_URL', '/about/careers/');
  onTestFinished(() => void vi.unstubAllEnvs());
  const drawings = await openExample(['es', 'en-GB'], {}, '/about/careers/');
  const [spanish, english] = drawings;
  expect(drawings.map(({ site }) => site.paths.intro)).toEqual(['/about/careers/', '/about/careers/en']);
  expect(spanish?.site.storage.type).toBe('/about/careers/userType');
  expect(spanish?.site.hosts).toMatchObject({
    content: '/about/careers/',
    geolocation: '/about/careers/geolocation',
  });
  for (const drawing of drawings)
    for (const { path } of drawing.pages) {
      const source = drawing.read(path);
      const html = source ? await drawing.render(source) : '';
      const named = [...html.matchAll(/(?:"|url\(|example\.com)(\/(?![/>])[^"\s)]*)/g)].map(
        ([, found]) => found,
      );
      expect(named.length).toBeGreaterThan(5);
      expect(named.filter((found) => !found?.startsWith('/about/careers/'))).toEqual([]);
    }
  const source = english?.read('/about/careers/en');
  const html = source ? await english?.render(source) : '';
  expect(html).toContain('href="https://grow.example.com/about/careers/en"');
  expect(html).toMatch(/hrefLang="x-default" href="https:\/\/grow\.example\.com\/about\/careers\/"/);
});

test('a site in one language has no prefix, no language links and no alternates in its head', async () => {
  const [drawing] = await openExample(['en-GB']);
  const source = drawing?.read('/');
  const html = source ? await drawing?.render(source) : '';
  expect(html).toContain('<html lang="en-GB" dir="ltr"');
  expect(html).not.toMatch(/hrefLang|gt-header__languages/);
});

test('a firm without visitor types has no choice of types, and one of each part', async () => {
  const [drawing] = await openExample(['en-GB']);
  const htmlOf = async (path: string) => {
    const source = drawing?.read(path);
    return source ? ((await drawing?.render(source)) ?? '') : '';
  };
  const intro = await htmlOf('/');
  expect(intro).toContain('class="path-everybody"');
  expect(intro).not.toMatch(/introIAm|localStorage|[?]as=/);
  expect(intro.match(/class="gt-choice"/g)).toHaveLength(1);
  expect(intro).toMatch(
    /<a class="gt-choice"[^>]* href="[/]workshop"|<a [^>]*href="[/]workshop"[^>]*class="gt-choice"/,
  );
  const slide = await htmlOf('/workshop');
  expect(slide).not.toMatch(/data-for="[12]"|[?]as=/);
  expect((await htmlOf('/workshop-yours')).match(/seeRoles/g)).toHaveLength(1);
});

test('a story without a translation stops the build unless the config leaves it out', async () => {
  await expect(openExample(['en-GB', 'ar'])).rejects.toThrow('story.ar.json is missing');
});

const brand = {
  site: 'https://old.example',
  pages: {
    connect: '/people',
    campus: '/campus',
    events: '/campus/dates',
    pack: '/campus/pack',
  } as Brand['pages'],
} as Brand;
const features = { team: true, campus: true, events: true, pack: true };
const on = { origin: 'https://new.example', features };

test('the brand is at the origin of the config', () => {
  expect(brandOf(brand, on).site).toBe('https://new.example');
});

test('leaves out the pages that the config switches off, and events together with resources', () => {
  expect(brandOf(brand, { ...on, features: { ...features, team: false } }).pages).toEqual({
    campus: '/campus',
    events: '/campus/dates',
    pack: '/campus/pack',
  });
  expect(brandOf(brand, { ...on, features: { ...features, campus: false } }).pages).toEqual({
    connect: '/people',
  });
  expect(brandOf(brand, { ...on, features: { ...features, events: false } }).pages).not.toHaveProperty(
    'events',
  );
  expect(brandOf(brand, { ...on, features: { ...features, pack: false } }).pages).not.toHaveProperty('pack');
});

test('adds no page without an address in the content', () => {
  expect(brandOf({ ...brand, pages: {} }, on).pages).toEqual({});
});
