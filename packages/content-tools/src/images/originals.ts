import { join } from 'node:path';
import { listFiles } from '../files/textFiles.ts';
import type { PictureKind } from './settings.ts';

/** Best original of a picture. */
export type OriginalFile = {
  kind: PictureKind;
  name: string;
  file: string;
  photograph: boolean;
  /** Drawing that a photograph replaces; its paper still gives the placeholder colour. */
  drawing?: string;
};

/** Photographs win over drawings: a firm replaces a drawing with a photograph of the same name. */
export const PHOTOGRAPHS: readonly string[] = ['.jpg', '.jpeg', '.webp', '.avif'];

/** Splits an asset key: `people/First_Last`. */
export function splitKey(key: string): { kind: PictureKind; name: string } {
  const [kind, name] = key.split('/') as [PictureKind, string];
  return { kind, name };
}

/** Time after which a folder is listed again, so that new files are found. */
const LOOK_AGAIN_AFTER_MS = 1000;

/** Returns a function that finds originals by asset key; undefined for a missing one. */
export function createOriginalFinder(root: string) {
  const folders = new Map<string, { at: number; names: Set<string> }>();

  function namesIn(folder: string): Set<string> {
    const known = folders.get(folder);
    if (known && performance.now() - known.at < LOOK_AGAIN_AFTER_MS) return known.names;
    const names = new Set(listFiles(folder));
    folders.set(folder, { at: performance.now(), names });
    return names;
  }

  return function findOriginal(key: string): OriginalFile | undefined {
    const { kind, name } = splitKey(key);
    const folder = kind === 'films' ? join(root, 'films') : join(root, 'pictures', kind);
    const names = namesIn(folder);
    const fileWith = (ending: string) => (names.has(name + ending) ? join(folder, name + ending) : undefined);

    if (kind === 'films') {
      const file = fileWith('.poster.webp');
      return file ? { kind, name, file, photograph: false } : undefined;
    }
    const drawing = fileWith('.svg');
    const photograph = PHOTOGRAPHS.map(fileWith).find((file) => file !== undefined);
    if (photograph) return { kind, name, file: photograph, photograph: true, ...(drawing && { drawing }) };
    return drawing ? { kind, name, file: drawing, photograph: false } : undefined;
  };
}
