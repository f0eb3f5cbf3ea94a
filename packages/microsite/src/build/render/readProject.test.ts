import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesOf } from '@tamarack-lowe/content-model/messages';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDrawings } from '../../client/draw.tsx';
import { loadConfig } from '../../config/loadConfig.ts';
import { configuredFolder } from '../../config/testing/siteFolder.ts';
import { workFolders } from '../workFolders.ts';
import { readProject } from './readProject.ts';

/** A whole firm in six files, its labels aside. */
const EXAMPLE = join(import.meta.dirname, '../../../../content-tools/example');

/** The labels of a language: each says its own key. */
const labels = (close: string) =>
  Object.fromEntries(
    Object.entries(
      messagesOf({ pages: {} }, { regions: 0, schools: 0, visitorTypes: 0, otherLanguages: 0, offline: 0 }),
    ).map(([key, values]) => [
      key,
      [key === 'close' ? close : key, ...values.map((value) => `{${value}}`)].join(' '),
    ]),
  );

/** Opens the example in languages, each with twins of everything. */
async function opened(languages: string[], untranslated = {}, base = '/') {
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
  const { sites } = await readProject(config, { work: workFolders(folder), typefaces: [], now: new Date() });
  return openDrawings(sites);
}

test('the first language stands at the root, and pages of one that is written from right to left run that way', async () => {
  const drawings = await opened(['es', 'en-GB', 'ar'], { ar: 'leave out' });
  expect(drawings.map(({ site }) => site.paths.intro)).toEqual(['/', '/en', '/ar']);
  const [spanish, english, arabic] = drawings;
  const paths = (drawing = spanish) => drawing?.ownPages.map(({ path }) => path);
  expect(paths()).toContain('/descubrir/como-reparamos');
  expect(paths(english)).toContain('/en/workshop/how-we-mend');
  // The story is not written in it, and nobody is led to it there.
  expect(paths(arabic)?.filter((path) => path.startsWith('/ar/iktashif/'))).toEqual([]);

  const source = arabic?.read('/ar/iktashif');
  const html = source ? await arabic?.draw(source) : '';
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

test('below a base stands every address of a page, in its head too, and its visit has names of its own', async () => {
  vi.stubEnv('BASE_URL', '/about/careers/');
  onTestFinished(() => void vi.unstubAllEnvs());
  const drawings = await opened(['es', 'en-GB'], {}, '/about/careers/');
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
      const html = source ? await drawing.draw(source) : '';
      const named = [...html.matchAll(/(?:"|url\(|example\.com)(\/(?![/>])[^"\s)]*)/g)].map(
        ([, found]) => found,
      );
      expect(named.length).toBeGreaterThan(5);
      expect(named.filter((found) => !found?.startsWith('/about/careers/'))).toEqual([]);
    }
  const source = english?.read('/about/careers/en');
  const html = source ? await english?.draw(source) : '';
  expect(html).toContain('href="https://grow.example.com/about/careers/en"');
  expect(html).toMatch(/hrefLang="x-default" href="https:\/\/grow\.example\.com\/about\/careers\/"/);
});

test('a site of one language has no prefix, no switch and no other address in its head', async () => {
  const [drawing] = await opened(['en-GB']);
  const source = drawing?.read('/');
  const html = source ? await drawing?.draw(source) : '';
  expect(html).toContain('<html lang="en-GB" dir="ltr"');
  expect(html).not.toMatch(/hrefLang|gt-header__languages/);
});

test('a firm without visitor types asks nobody who they are, and builds one of everything', async () => {
  const [drawing] = await opened(['en-GB']);
  const htmlOf = async (path: string) => {
    const source = drawing?.read(path);
    return source ? ((await drawing?.draw(source)) ?? '') : '';
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

test('a story that is not written in a language stops the build unless the config lets it out', async () => {
  await expect(opened(['en-GB', 'ar'])).rejects.toThrow('story.ar.json is missing');
});
