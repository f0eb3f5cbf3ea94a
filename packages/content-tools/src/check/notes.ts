import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../files/listFiles.ts';
import type { CheckContext, Rule } from './CheckContext.ts';

const KINDS = ['people', 'scenes'] as const;

/** The media keys that the notes of one kind describe; null when the folder has no such notes. */
function notedKeys({ notes, root }: CheckContext, kind: (typeof KINDS)[number]): string[] | null {
  if (!existsSync(join(root, 'pictures', `${kind}.json`))) return null;
  return kind === 'people'
    ? [...notes.people().keys()].map((key) => `people/${key}`)
    : [...notes.scenes().keys()];
}

/** Each note about a picture has its file, and where there are notes, each person and scene has one. */
export const notesMatchFiles: Rule = (context) =>
  KINDS.flatMap((kind) => {
    const noted = notedKeys(context, kind);
    if (noted === null) return [];
    const files = listFiles(join(context.root, 'pictures', kind));
    const there = new Set(files.map((file) => `${kind}/${file.replace(/\.\w+$/, '')}`));
    const known = new Set(noted);
    return [
      ...noted
        .filter((key) => !there.has(key))
        .map(
          (key) =>
            `${kind}.json: "${key}" is described, but there is no such file in content/pictures. Add the file, or take the note out.`,
        ),
      ...[...there]
        .filter((key) => !known.has(key))
        .map(
          (key) =>
            `pictures/${key}: this picture has no note in ${kind}.json, so nobody knows what is to be seen. Add one with "alt".`,
        ),
    ];
  });
