import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

/** The families of cards, as their files name them; `-ext` stands in for letters that the first does not have. */
export const FACES = {
  display: { fontFamily: 'display, display-ext', fontWeight: 800 },
  text: { fontFamily: 'text, text-ext', fontWeight: 600 },
} as const;

const FILES = [
  ['display', 800, 'piazzolla/files/piazzolla-latin-800-normal.woff'],
  ['display-ext', 800, 'piazzolla/files/piazzolla-latin-ext-800-normal.woff'],
  ['text', 600, 'anek-latin/files/anek-latin-latin-600-normal.woff'],
  ['text-ext', 600, 'anek-latin/files/anek-latin-latin-ext-600-normal.woff'],
] as const;

/** The typefaces of the kit. No font of the system is needed. */
export async function cardTypefaces(): Promise<Font[]> {
  const { resolve } = createRequire(import.meta.url);
  return Promise.all(
    FILES.map(async ([name, weight, file]) => ({
      name,
      weight,
      data: await readFile(resolve(`@fontsource/${file}`)),
    })),
  );
}
