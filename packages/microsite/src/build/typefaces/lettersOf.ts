import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isSystemFile } from '@tamarack-lowe/content-model';
import { readTextFile } from '@tamarack-lowe/content-tools';

/** Typographic marks that pages make themselves. */
const MARKS = '\u00a0’‘“”«»–—…•·œŒ→';

/** What is not there anyway. */
const RARE = /[^ -~À-ÿ]/gu;

/** ASCII, the letters of Latin-1, typographic marks, and whatever the words of a content folder hold besides. */
export async function lettersOf(content: string): Promise<string> {
  const found = new Set(MARKS);
  for (let code = 0x20; code <= 0x7e; code++) found.add(String.fromCodePoint(code));
  for (let code = 0xc0; code <= 0xff; code++) found.add(String.fromCodePoint(code));
  for (const entry of await readdir(content, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || isSystemFile(entry.name) || !/\.(json|vtt)$/.test(entry.name)) continue;
    const text = readTextFile(path.join(entry.parentPath, entry.name), entry.name);
    // A letter may be written as an escape, and is drawn all the same.
    const words = text.replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    for (const letter of words.match(RARE) ?? []) found.add(letter);
  }
  return [...found].sort().join('');
}
