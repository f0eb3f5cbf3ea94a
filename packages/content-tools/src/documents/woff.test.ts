import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { unpackWoff } from './woff.ts';

const require = createRequire(import.meta.url);

test('unpacks every table whole: its bytes add up to its checksum', () => {
  const woff = readFileSync(require.resolve('@fontsource/piazzolla/files/piazzolla-latin-800-normal.woff'));
  const font = unpackWoff(woff);
  const count = font.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, index) => font.subarray(12 + index * 16));
  const names = tables.map((entry) => entry.toString('latin1', 0, 4));
  expect(names).toContain('glyf');
  expect(font.readUInt32BE(0)).toBe(0x0001_0000);
  for (const [index, entry] of tables.entries()) {
    // The checksum of this table leaves out a field inside it.
    if (names[index] === 'head') continue;
    const [checksum, offset, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const bytes = Buffer.concat([font.subarray(offset, offset + length), Buffer.alloc(-length & 3)]);
    let sum = 0;
    for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
    expect([names[index], sum]).toEqual([names[index], checksum]);
  }
});
