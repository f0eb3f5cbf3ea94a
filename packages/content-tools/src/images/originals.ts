import { join } from 'node:path';
import { listFiles } from '../files/textFiles.ts';
import type { PictureKind } from './settings.ts';

/** The best original of a picture. */
export type OriginalFile = {
  kind: PictureKind;
  name: string;
  file: string;
  photograph: boolean;
  /** The drawing that a photograph replaces; its paper is still the colour of the place. */
  drawing?: string;
};

/** Photographs win over drawings: a team replaces a drawing by putting a file of the same name beside it. */
export const PHOTOGRAPHS: readonly string[] = ['.jpg', '.jpeg', '.webp', '.avif'];

/** Splits `people/First_Last`. */
export function splitKey(key: string): { kind: PictureKind; name: string } {
  const [kind, name] = key.split('/') as [PictureKind, string];
  return { kind, name };
}

/** Folders are read once per second at most; a new file is seen by the next look. */
const LOOK_AGAIN_AFTER_MS = 1000;

/** Finds originals by media key in a content folder; undefined when there is none. */
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
