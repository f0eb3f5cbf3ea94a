import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { copyPictures, withSizes } from './pictures.ts';

it('cuts the picture of a component to what it shows, and leaves that of a page whole', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, '__screenshots__/desktop'), { recursive: true });
  const dot = { create: { width: 60, height: 20, channels: 3 as const, background: '#b83a20' } };
  const window = { create: { width: 1440, height: 900, channels: 3 as const, background: '#fce9e2' } };
  const files = ['controls-dot--default', 'pages-dot--default'].map(
    (id) => `__screenshots__/desktop/${id}.webp`,
  );
  for (const file of files)
    await sharp(window)
      .composite([{ input: await sharp(dot).png().toBuffer(), left: 100, top: 50 }])
      .webp({ lossless: true })
      .toFile(path.join(root, file));

  const sizes = await copyPictures(files, { root, media: path.join(root, 'media') });
  expect(sizes.get('desktop/controls-dot--default.webp')).toEqual({ width: 140, height: 100 });
  expect(sizes.get('desktop/pages-dot--default.webp')).toEqual({ width: 1440, height: 900 });
  expect(withSizes('<img src="media:desktop/controls-dot--default.webp" alt="" />', sizes)).toContain(
    'width="140" height="100"',
  );
  expect(withSizes('<source srcset="media:desktop/pages-dot--default.webp" />', sizes)).toContain(
    'width="1440" height="900"',
  );
});
