import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openMetadata } from '../images/metadata.ts';
import { createPlanner } from '../images/pictures.ts';
import { openContent } from '../read/openContent.ts';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { mixedImageWarnings, writeMediaFolder } from './mediaFolder.ts';

test('renders the pictures that content names, and copies films, drawings and documents', async () => {
  using firm = wholeFirm();
  firm.remove('films', 'stories/discover/first-ride');
  firm.edit('brand.json', (brand) => {
    brand.plays = {};
  });
  firm.copy('pictures/people/Ada_Quist.svg', 'pictures/objects/mark.svg');
  firm.edit<{ slides: { circles: { story: object }[] }[] }>('slides/discover.student.json', ({ slides }) => {
    for (const { circles } of slides) for (const circle of circles) circle.story = { id: 'how-we-mend' };
  });
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
