import { createHash } from 'node:crypto';

/** Encoding of a content file. A byte order mark stays when the file is written. */
type Encoding = 'utf-8' | 'utf-8-bom' | 'utf-16le' | 'utf-16be';

/** Text of a file, and how to turn an edited text into bytes again. */
export type DecodedText = { text: string; encode: (text: string) => Uint8Array };

/** Hash of bytes: two files with one version are the same. */
export const versionOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** Decodes a content file; null for bytes that would not come back as they were, such as Windows-1252. */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const encoding = encodingOf(bytes);
  const body = bytes.subarray(MARKS[encoding].length);
  try {
    const decoder = new TextDecoder(encoding === 'utf-8-bom' ? 'utf-8' : encoding, {
      fatal: true,
      ignoreBOM: true,
    });
    const text = decoder.decode(body);
    const encode = (changed: string) => encoded(changed, encoding);
    return Buffer.compare(encode(text), bytes) === 0 ? { text, encode } : null;
  } catch {
    return null;
  }
}

/** Encodes the text of a new file. */
export const encodeNewText = (text: string): Uint8Array => encoded(text, 'utf-8');

const MARKS: Readonly<Record<Encoding, readonly number[]>> = {
  'utf-8': [],
  'utf-8-bom': [0xef, 0xbb, 0xbf],
  'utf-16le': [0xff, 0xfe],
  'utf-16be': [0xfe, 0xff],
};

function encodingOf(bytes: Uint8Array): Encoding {
  const marked = (['utf-8-bom', 'utf-16le', 'utf-16be'] as const).find((encoding) =>
    MARKS[encoding].every((byte, index) => bytes[index] === byte),
  );
  return marked ?? 'utf-8';
}

function encoded(text: string, encoding: Encoding): Uint8Array {
  const isWide = encoding === 'utf-16le' || encoding === 'utf-16be';
  const body = Buffer.from(text, isWide ? 'utf16le' : 'utf8');
  if (encoding === 'utf-16be') body.swap16();
  return Buffer.concat([Buffer.from(MARKS[encoding]), body]);
}
