import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { cropSquare } from './renderCards.ts';

/** A photograph, red at the left and blue at the right, with an EXIF orientation. */
async function photograph(orientation: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'photograph-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'photograph.jpg');
  await sharp({ create: { width: 200, height: 100, channels: 3, background: 'red' } })
    .composite([
      { input: { create: { width: 100, height: 100, channels: 3, background: 'blue' } }, left: 100, top: 0 },
    ])
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation })
    .toFile(file);
  return file;
}

test.each([
  ['without rotation', 1, { x: 0, y: 50 }, 'red'],
  ['without rotation', 1, { x: 100, y: 50 }, 'blue'],
  ['rotated upright', 6, { x: 50, y: 0 }, 'red'],
  ['rotated upright', 6, { x: 50, y: 100 }, 'blue'],
] as const)('crops a photograph %s (orientation %i) around %j', async (_, orientation, focal, colour) => {
  const square = await cropSquare({ file: await photograph(orientation), focal }, 50);
  const { channels } = await sharp(square).stats();
  expect(await sharp(square).metadata()).toMatchObject({ width: 50, height: 50 });
  const [red, , blue] = channels.map(({ mean }) => mean);
  expect([red, blue].map((mean) => Math.round((mean ?? 0) / 255))).toEqual(
    colour === 'red' ? [1, 0] : [0, 1],
  );
});
