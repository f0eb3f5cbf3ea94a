import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createFileIndex } from './fileIndex.ts';
import { openPictures } from './pictures.ts';

/** A photograph whose left half is red, and whose right half is blue. */
async function twoHalves(): Promise<Buffer> {
  const half = (background: string) => ({
    create: { width: 200, height: 100, channels: 3 as const, background },
  });
  const blue = await sharp(half('#0000ff')).png().toBuffer();
  const whole = { create: { width: 400, height: 100, channels: 3 as const, background: '#ff0000' } };
  return await sharp(whole)
    .composite([{ input: blue, left: 200, top: 0 }])
    .jpeg()
    .toBuffer();
}

it('crops a photograph as pages do, around the point that its metadata say', async () => {
  const root = mkdtempSync(join(tmpdir(), 'desk-pictures-'));
  mkdirSync(join(root, 'pictures'));
  writeFileSync(
    join(root, 'pictures/scenes.json'),
    JSON.stringify([{ file: 'scenes/halves.jpg', alt: 'Halves', people: [], focal: { x: 100, y: 50 } }]),
  );
  let stored = 0;
  const { picture, storePicture } = openPictures(root, createFileIndex(root), () => {
    stored += 1;
  });
  const bytes = await twoHalves();
  const upload = { kind: 'scenes', name: 'halves', replace: false, bytes, language: 'en' as const };
  expect(await storePicture(upload)).toMatchObject({ result: 'stored', key: 'scenes/halves' });
  expect(stored).toBe(1);

  const cropped = await picture('scenes/halves', { width: 80, isCropped: true });
  const { data, info } = await sharp(cropped?.bytes).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 80, height: 60 });
  const [red = 0, , blue = 0] = data;
  expect(blue).toBeGreaterThan(red);

  const whole = await picture('scenes/halves', { width: 400 });
  expect(await sharp(whole?.bytes).metadata()).toMatchObject({ width: 400, height: 100 });
}, 300_000);
