import { inflateSync } from 'node:zlib';

const [WOFF_HEADER, WOFF_ENTRY] = [44, 20];
const [SFNT_HEADER, SFNT_ENTRY] = [12, 16];

/**
 * Unpacks a WOFF font to TrueType or OpenType. PDFKit reads WOFF too, but inflates the table of all outlines again for each
 * glyph. Source: W3C, WOFF File Format 1.0.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  // Three fields that would help to search tables stay 0: readers ignore them.
  const tables: Buffer[] = [];
  let offset = header.length;
  for (let index = 0; index < count; index++) {
    const entry = woff.subarray(WOFF_HEADER + index * WOFF_ENTRY);
    const [from, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const bytes = woff.subarray(from, from + packed);
    const table = packed < length ? inflateSync(bytes) : bytes;
    const at = SFNT_HEADER + index * SFNT_ENTRY;
    entry.copy(header, at, 0, 4);
    entry.copy(header, at + 4, 16, 20);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(length, at + 12);
    tables.push(table, Buffer.alloc(-length & 3));
    offset += length + (-length & 3);
  }
  return Buffer.concat([header, ...tables]);
}
