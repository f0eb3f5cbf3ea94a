import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openContent } from '../read/openContent.ts';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { bakeMedia } from './bakeMedia.ts';

test('bakes what content names and places films, drawings and documents beside it', async () => {
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
  const bake = () =>
    bakeMedia({ folder: firm.root, out, cache, onPicture: (done, total) => steps.push(`${done}/${total}`) });
  const { files, warnings } = await bake();
  expect(warnings).toEqual([]);
  expect(steps.at(-1)).toBe('12/12');
  const names = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(names).toHaveLength(files);
  expect(files).toBe(12 + 2);
  const { src } = openContent(firm.root).pictureOf('people/Ada_Quist');
  const portrait = `${out}${src.replace('/media', '')}-320.avif`;
  const before = statSync(portrait).mtimeMs;
  await bake();
  expect(statSync(portrait).mtimeMs).toBe(before);
});
