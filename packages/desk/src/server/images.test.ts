import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { UploadRefusal } from '../protocol.ts';
import { MOST_PICTURE_BYTES, readPicture, storePicture } from './images.ts';

/** Each picture is decoded in a process of its own, on busy machines. */
const SLOW = 300_000;

const newRoot = () => mkdtempSync(join(tmpdir(), 'desk-images-'));
const upload = (bytes: Uint8Array, more: object = {}) =>
  storePicture({
    root: newRoot(),
    kind: 'people',
    name: 'Ada_Moe',
    replace: false,
    bytes,
    language: 'en',
    ...more,
  });

const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: '#a05030' } });
const PLACE = { IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1' } };

it(
  'stores JPEG, PNG, WebP and AVIF upright, without place data',
  async () => {
    const root = newRoot();
    const pictures = {
      a: await photo
        .clone()
        .withExif(PLACE)
        .withMetadata({ orientation: 6 })
        .withExif(PLACE)
        .jpeg()
        .toBuffer(),
      b: await photo.clone().withExif(PLACE).png().toBuffer(),
      c: await photo.clone().withExif(PLACE).webp().toBuffer(),
      d: await photo.clone().avif().toBuffer(),
    };
    for (const [name, bytes] of Object.entries(pictures)) {
      const stored = await upload(bytes, { root, name });
      expect(stored, name).toMatchObject({ result: 'stored', key: `people/${name}` });
      const file = stored.result === 'stored' ? stored.file : '';
      const { exif, iptc, xmp } = await sharp(join(root, file)).metadata();
      expect([exif, iptc, xmp], name).toEqual([undefined, undefined, undefined]);
      expect(readFileSync(join(root, file)).includes('GPS'), name).toBe(false);
    }
    expect(readdirSync(join(root, 'pictures/people')).sort()).toEqual([
      'a.jpg',
      'b.webp',
      'c.webp',
      'd.webp',
    ]);
  },
  SLOW,
);

it(
  'replaces a picture only when asked to, whatever its ending',
  async () => {
    const root = newRoot();
    const bytes = await photo.clone().png().toBuffer();
    await upload(bytes, { root });
    expect(await upload(bytes, { root })).toMatchObject({ result: 'refused', reason: 'exists' });
    const other = await photo.clone().jpeg().toBuffer();
    expect(await upload(other, { root, replace: true })).toMatchObject({ result: 'stored' });
    expect(readdirSync(join(root, 'pictures/people'))).toEqual(['Ada_Moe.jpg']);
    expect(await readPicture(root, 'people/Ada_Moe')).toMatchObject({ type: 'image/jpeg' });
  },
  SLOW,
);

/** A PNG that says a size and has nothing for it. */
function png(width: number, height: number, data = deflateSync(Buffer.alloc(100))): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), body]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(body.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const text = (words: string) => Buffer.from(words, 'latin1');

/** Files that are no pictures, or pictures that would harm. */
async function hostileFiles(): Promise<Record<string, { bytes: Uint8Array; reasons: UploadRefusal[] }>> {
  const jpeg = await sharp({
    create: {
      width: 800,
      height: 800,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
  const avif = await photo.clone().avif().toBuffer();
  const webp = await photo.clone().webp().toBuffer();
  const corrupt = (bytes: Uint8Array, from: number) =>
    Buffer.from(bytes).fill(0xff, from, Math.min(from + 400, bytes.length));
  const broken: UploadRefusal[] = ['broken', 'format'];
  return {
    'an empty file': { bytes: text(''), reasons: broken },
    'one byte': { bytes: text('\xff'), reasons: broken },
    'a text': { bytes: text('hello'), reasons: broken },
    'a page with a script': { bytes: text('<!doctype html><script>alert(1)</script>'), reasons: broken },
    'a drawing with a script': {
      bytes: text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      reasons: broken,
    },
    'a drawing that reads a file': {
      bytes: text(
        '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>',
      ),
      reasons: broken,
    },
    'a program of ImageMagick': {
      bytes: text('push graphic-context\nviewbox 0 0 640 480\nimage over 0,0 0,0 "|ls"\n'),
      reasons: broken,
    },
    PostScript: { bytes: text('%!PS-Adobe-3.0\n(%pipe%id) (w) file\n'), reasons: broken },
    'a PDF': { bytes: text('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF'), reasons: broken },
    'a GIF': { bytes: await photo.clone().gif().toBuffer(), reasons: ['format'] },
    'a TIFF': { bytes: await photo.clone().tiff().toBuffer(), reasons: ['format'] },
    'a zip': { bytes: text('PK\x03\x04\x14\x00'), reasons: broken },
    'a PNG of 10 gigapixels': { bytes: png(100_000, 100_000), reasons: ['too-many-pixels'] },
    'a PNG of 144 megapixels': { bytes: png(12_000, 12_000), reasons: ['too-many-pixels'] },
    'a PNG without its pixels': { bytes: png(2000, 2000), reasons: ['broken'] },
    'a PNG that unpacks to much': {
      bytes: png(9000, 9000, deflateSync(Buffer.alloc(50_000_000))),
      reasons: ['broken', 'too-many-pixels'],
    },
    'half a JPEG': { bytes: jpeg.subarray(0, jpeg.length / 2), reasons: ['broken'] },
    'a JPEG with other bytes in it': { bytes: corrupt(jpeg, 3000), reasons: ['broken'] },
    'half an AVIF': { bytes: avif.subarray(0, avif.length / 2), reasons: broken },
    'an AVIF with other sizes in it': { bytes: corrupt(avif, 60), reasons: broken },
    'half a WebP': { bytes: webp.subarray(0, webp.length / 2), reasons: broken },
    'more than 50 MB': { bytes: new Uint8Array(MOST_PICTURE_BYTES + 1), reasons: ['too-large'] },
  };
}

it(
  'refuses 20 hostile files with the reason, stores nothing of them and goes on',
  async () => {
    const files = await hostileFiles();
    expect(Object.keys(files).length).toBeGreaterThanOrEqual(20);
    const root = newRoot();
    for (const [name, { bytes, reasons }] of Object.entries(files)) {
      const response = await upload(bytes, { root });
      expect(response.result, name).toBe('refused');
      expect(reasons, name).toContain(response.result === 'refused' ? response.reason : '');
      expect(response.result === 'refused' && response.message.length, name).toBeGreaterThan(20);
    }
    expect(readdirSync(root)).toEqual([]);
    expect(await upload(await photo.clone().jpeg().toBuffer(), { root })).toMatchObject({ result: 'stored' });
  },
  SLOW,
);

it('refuses names that leave the folder of pictures', async () => {
  const bytes = await photo.clone().png().toBuffer();
  for (const [kind, name] of [
    ['people', '../a'],
    ['..', 'a'],
    ['people', 'a/b'],
    ['people', ''],
    ['people', '.a'],
    ['films', 'a'],
    ['people', 'a.svg'],
    ['people', 'a\0'],
  ])
    expect(await upload(bytes, { kind, name })).toMatchObject({ result: 'refused', reason: 'name' });
});

it('serves a drawing as it is, and finds no picture under other names', async () => {
  const root = newRoot();
  await upload(await photo.clone().png().toBuffer(), { root, name: 'Photo' });
  writeFileSync(join(root, 'pictures/people/Drawn.svg'), '<svg/>');
  expect((await readPicture(root, 'people/Drawn', { width: 40 }))?.type).toBe('image/svg+xml');
  for (const key of ['people/none', 'people/../people/Drawn', '__proto__/a', 'people/', 'people'])
    expect(await readPicture(root, key)).toBeNull();
});
