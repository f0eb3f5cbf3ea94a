import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { GROWN_FIRM } from '../../routes/testing/grownFirm.ts';
import { openBrandDrawings } from '../render/brandDrawings.ts';
import { emptyFolder } from '../testing/emptyFolder.ts';
import { cardColours } from './share-cards/cardTheme.ts';
import { writeIcons, writeManifest } from './webManifest.ts';

const { site } = GROWN_FIRM;
const colours = cardColours('');

/** Drawings of a firm that has none of its own. */
function placeholders() {
  const objectOf = (key: string): never => {
    throw new ContentError([`There is no "${key}".`]);
  };
  const content = { hasPicture: () => false, objectOf };
  return openBrandDrawings(content, {
    brand: site.brand,
    work: { work: emptyFolder() },
    language: 'mi-NZ',
  });
}

test('writes the icons that the manifest names, in the sizes it names', async () => {
  const target = emptyFolder();
  await writeIcons({ drawings: placeholders(), target, colours });
  await writeManifest({ site, description: 'Said.', target, colours });
  const { icons, name } = JSON.parse(readFileSync(join(target, 'site.webmanifest'), 'utf8')) as {
    name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(name).toContain(site.brand.product);
  for (const { src, sizes, purpose } of icons) {
    const { width, height } = await sharp(join(target, src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
    const { isOpaque } = await sharp(join(target, src)).stats();
    expect(isOpaque, src).toBe(purpose === 'maskable' || src === '/splash-520.png');
  }
});

test('names a splash icon of 520 px with the background colour of the manifest', async () => {
  const target = emptyFolder();
  await writeIcons({ drawings: placeholders(), target, colours });
  await writeManifest({ site, description: 'Said.', target, colours });
  const { icons, background_color } = JSON.parse(readFileSync(join(target, 'site.webmanifest'), 'utf8'));
  expect(icons).toContainEqual({
    src: '/splash-520.png',
    sizes: '520x520',
    type: 'image/png',
    purpose: 'any',
  });
  const corner = { left: 0, top: 0, width: 1, height: 1 };
  const pixel = await sharp(join(target, 'splash-520.png')).extract(corner).raw().toBuffer();
  expect(`#${pixel.toString('hex').slice(0, 6)}`).toBe(background_color.toLowerCase());
});

test('writes an opaque touch icon of 180 px for Apple', async () => {
  const target = emptyFolder();
  await writeIcons({ drawings: placeholders(), target, colours });
  const icon = sharp(join(target, 'apple-touch-icon.png'));
  expect((await icon.metadata()).width).toBe(180);
  expect((await icon.stats()).isOpaque).toBe(true);
});

test('favicon.ico contains three sizes', async () => {
  const target = emptyFolder();
  await writeIcons({ drawings: placeholders(), target, colours });
  const ico = readFileSync(join(target, 'favicon.ico'));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    const offset = ico.readUInt32LE(entry + 12);
    const png = ico.subarray(offset, offset + ico.readUInt32LE(entry + 8));
    expect(ico.readUInt8(entry)).toBe(size);
    expect((await sharp(png).metadata()).width).toBe(size);
  }
});
