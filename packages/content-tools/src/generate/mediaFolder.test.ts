import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openMetadata } from '../images/metadata.ts';
import { createPlanner } from '../images/pictures.ts';
import { openContent } from '../read/openContent.ts';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { mixedImageWarnings, writeMediaFolder } from './mediaFolder.ts';

/** A firm whose originals are all real pictures: it has no films. */
function firmWithoutFilms() {
  const firm = wholeFirm();
  firm.remove('films', 'stories/discover/first-ride');
  firm.edit('brand.json', (brand) => {
    brand.plays = {};
  });
  firm.copy('pictures/people/Ada_Quist.svg', 'pictures/objects/mark.svg');
  firm.edit<{ slides: { circles: { story: object }[] }[] }>('slides/discover.student.json', ({ slides }) => {
    for (const { circles } of slides) for (const circle of circles) circle.story = { id: 'how-we-mend' };
  });
  return firm;
}

test('renders the pictures that content names, and copies films, drawings and documents', async () => {
  using firm = firmWithoutFilms();
  const [out, cache] = [firm.path('out'), firm.path('cache')];
  const steps: string[] = [];
  const render = () =>
    writeMediaFolder({
      folder: firm.root,
      out,
      cache,
      onPicture: (done, total) => steps.push(`${done}/${total}`),
    });
  const { files, warnings } = await render();
  expect(warnings).toEqual([]);
  expect(steps.at(-1)).toBe('12/12');
  const names = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(names).toHaveLength(files);
  expect(files).toBe(12 + 2);
  const { src } = openContent(firm.root).pictureOf('people/Ada_Quist');
  const portrait = `${out}${src.replace('/media', '')}-320.avif`;
  const before = statSync(portrait).mtimeMs;
  await render();
  expect(statSync(portrait).mtimeMs).toBe(before);
});

test('leaves out what is not in the cache, and renders it when it is asked for', async () => {
  using firm = firmWithoutFilms();
  const [out, cache] = [firm.path('out'), firm.path('cache')];
  const write = (cachedOnly: boolean) => writeMediaFolder({ folder: firm.root, out, cache, cachedOnly });
  const { src } = openContent(firm.root).pictureOf('people/Ada_Quist');
  const portrait = `${src.replace('/media/', '')}-320.avif`;
  const pictures = () =>
    readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.avif'));

  const first = await write(true);
  expect(pictures()).toEqual([]);
  expect(first.files).toBeGreaterThan(0);
  const all = [...first.missing.keys()];
  expect(all).toContain(portrait);
  const render = first.missing.get(portrait);
  expect(await render?.()).toBe(join(cache, portrait));
  const rendered = readFileSync(join(cache, portrait));

  const second = await write(true);
  expect(pictures().map((name) => name.replaceAll('\\', '/'))).toEqual([portrait]);
  expect([...second.missing.keys()]).toEqual(all.filter((name) => name !== portrait));

  const whole = await write(false);
  expect(whole.missing.size).toBe(0);
  expect(pictures()).toHaveLength(all.length);
  expect(whole.files).toBe(first.files + all.length);
  expect(readFileSync(join(out, portrait)).equals(rendered)).toBe(true);
});

test('takes a picture that a build has rendered meanwhile, and says why another cannot be rendered', async () => {
  using firm = firmWithoutFilms();
  const cache = firm.path('cache');
  const write = (cachedOnly: boolean) =>
    writeMediaFolder({ folder: firm.root, out: firm.path('out'), cache, cachedOnly });
  const { missing } = await write(true);
  await write(false);
  const [one = ''] = missing.keys();
  const before = statSync(join(cache, one)).mtimeMs;
  expect(await missing.get(one)?.()).toBe(join(cache, one));
  expect(statSync(join(cache, one)).mtimeMs).toBe(before);

  firm.write('pictures/people/Ada_Quist.jpg', Buffer.from('no picture'));
  const { missing: broken } = await write(true);
  const name = [...broken.keys()].find((each) => each.includes('Ada_Quist')) ?? '';
  await expect(broken.get(name)?.()).rejects.toThrow('Ada_Quist.jpg');
  expect(existsSync(join(cache, name))).toBe(false);
});

test('warns when a page would show photographs beside drawings, but not about one guest or a whole set', () => {
  using content = wholeFirm();
  const planOf = createPlanner(content.root, openMetadata(content.root));
  const drawn = ['Ann', 'Bo', 'Cy', 'Di', 'Ed']
    .map((name) => {
      content.copy('pictures/people/Ada_Quist.svg', `pictures/people/${name}.svg`);
      return name;
    })
    .map((name) => planOf(`people/${name}`));
  const plans = (photographs: number) =>
    drawn.flatMap((plan, index) =>
      plan ? [{ ...plan, original: { ...plan.original, photograph: index < photographs } }] : [],
    );
  expect(mixedImageWarnings(plans(1))).toEqual([]);
  expect(mixedImageWarnings(plans(2))).toEqual([
    expect.stringContaining('people: 2 of 5 pictures are photographs'),
  ]);
  expect(mixedImageWarnings(plans(5))).toEqual([]);
});
