import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { placeFiles } from '../generate/mediaFolder.ts';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { grain } from './grain.ts';
import { openMetadata } from './metadata.ts';
import { createPlanner } from './pictures.ts';
import { budgetFor, fileOf, renderImage, renderPixels } from './renderImages.ts';

test('prints the same grain every time, denser toward the lower left', () => {
  const pixels = grain(40, 40, 1);
  expect(grain(40, 40, 1).equals(pixels)).toBe(true);
  const dotsIn = (left: number, top: number) => {
    let dots = 0;
    for (let y = top; y < top + 12; y++)
      for (let x = left; x < left + 12; x++) dots += pixels[(y * 40 + x) * 4 + 3] ? 1 : 0;
    return dots;
  };
  expect(dotsIn(0, 28)).toBeGreaterThan(dotsIn(28, 0));
});

test('renders a portrait within its budget, then reuses it from the cache', async () => {
  using content = wholeFirm();
  const cache = mkdtempSync(join(tmpdir(), 'media-'));
  const plan = createPlanner(content.root, openMetadata(content.root))('people/Ada_Quist');
  if (!plan) throw new Error('no portrait to render');
  const task = { plan, width: 320 };
  expect(await renderImage(task, cache)).toBe('rendered');
  const file = join(cache, fileOf(task));
  expect(statSync(file).size).toBeLessThanOrEqual(budgetFor(plan.settings, 320));
  // sharp reports AVIF as HEIF with another compression.
  expect(await sharp(file).metadata()).toMatchObject({ compression: 'av1', width: 320, height: 320 });
  expect(
    readdirSync(cache, { recursive: true, withFileTypes: true }).filter((each) => each.isFile()),
  ).toHaveLength(1);
  const before = readFileSync(file);
  expect(await renderImage(task, cache)).toBe('cached');
  rmSync(file);
  await renderImage(task, cache);
  expect(readFileSync(file).equals(before)).toBe(true);
  rmSync(cache, { recursive: true });
});

test('crops a photograph, lifts its black to plum and prints half the grain', async () => {
  using content = wholeFirm();
  const black = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#000000' } })
    .jpeg()
    .toBuffer();
  content.write('pictures/people/Ada_Quist.jpg', black);
  const plan = createPlanner(content.root, openMetadata(content.root))('people/Ada_Quist');
  if (!plan) throw new Error('no photograph to render');
  const clean = await renderPixels(
    { ...plan, settings: { ...plan.settings, grain: { small: 0, wide: 0 } } },
    160,
  );
  expect(clean.info).toMatchObject({ width: 160, height: 160 });
  expect([...clean.data.subarray(0, 3)]).toEqual([1, 1, 2]);
  const printed = await renderPixels(plan, 160);
  expect(printed.data.equals(clean.data)).toBe(false);
});

test('names a photograph that is cut off, and one with more pixels than a build takes', async () => {
  const small = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#000000' } })
    .jpeg()
    .toBuffer();
  // Claims another size in the header of its frame.
  const huge = Buffer.from(small);
  const frame = huge.indexOf(Buffer.from([0xff, 0xc0]));
  huge.writeUInt16BE(10_000, frame + 5);
  huge.writeUInt16BE(16_000, frame + 7);
  for (const bytes of [small.subarray(0, -20), huge, Buffer.from('no picture')]) {
    using content = wholeFirm();
    content.write('pictures/people/Ada_Quist.jpg', bytes);
    const plan = createPlanner(content.root, openMetadata(content.root))('people/Ada_Quist');
    if (!plan) throw new Error('no photograph to render');
    await expect(renderPixels(plan, 160)).rejects.toThrow(
      /^pictures\/people\/Ada_Quist\.jpg: this picture cannot be read \(.+\)\. Save it again .+ at most 100 million pixels\./,
    );
  }
});

test("deletes files that are no longer in the media folder's list", async () => {
  using content = wholeFirm();
  const file = { name: 'documents/a.json', from: content.path('documents', 'cv-checklist.json') };
  const media = content.path('media');
  await placeFiles(media, [file, { ...file, name: 'old.json' }]);
  await placeFiles(media, [file]);
  expect(() => statSync(join(media, 'old.json'))).toThrow();
  expect(readFileSync(join(media, file.name))).toEqual(readFileSync(file.from));
});
