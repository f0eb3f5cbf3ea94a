import { useCallback } from 'react';
import { isObject } from '../../edits.ts';
import type { FieldEdit, Focal, Json } from '../../protocol.ts';
import { Refused } from '../api.ts';
import { useDesk } from '../app/DeskContext.tsx';
import { slugOf } from '../overview/NewItem.tsx';
import { useWords } from '../words/words.tsx';

/** Most bytes of a photograph: the server refuses more, after all of them have been sent. */
const MOST_BYTES = 50 * 1024 * 1024;

/** A photograph of this device, and its metadata. */
export type NewPhoto = Omit<PictureMetadata, 'file'> & { photo: File; isReplacing: boolean };

/** Reason why something was not stored, in words. `isTaken`: there is a photograph of this name. */
export type Problem = { message: string; isTaken: boolean };

/**
 * Returns two functions: one adds a photograph to the content, the other sets the point around which one is cropped. Both resolve
 * to null when they succeed, else to the problem.
 */
export function useStorePicture() {
  const { api, overview, reload } = useDesk();
  const { say } = useWords();

  const attempt = useCallback(
    async (work: () => Promise<Problem | null>): Promise<Problem | null> => {
      try {
        return await work();
      } catch (error) {
        const message = error instanceof Refused ? error.message : say('serverAway');
        return { message, isTaken: false };
      }
    },
    [say],
  );

  /** Edits the metadata file of a picture's kind. */
  const editMetadata = useCallback(
    async (key: string, editsOf: (value: Json) => FieldEdit[]): Promise<Problem | null> => {
      const id = metadataFile(key);
      const [file] = (await api.item(id)).files;
      if (!file) return null;
      if (file.unreadable !== undefined) return { message: file.unreadable, isTaken: false };
      const edits = editsOf(file.value);
      if (edits.length === 0) return null;
      const response = await api.save({ file: id, version: file.version, opened: file.text, edits });
      if (response.result === 'saved') return null;
      const message = response.result === 'failed' ? response.message : say('changedUnderneath');
      return { message, isTaken: false };
    },
    [api, say],
  );

  const store = useCallback(
    ({ photo, isReplacing, ...metadata }: NewPhoto) =>
      attempt(async () => {
        if (photo.size > MOST_BYTES) return { message: say('photoTooLarge'), isTaken: false };
        const { key } = metadata;
        const [kind = '', name = ''] = key.split('/');
        const response = await api.upload(photo, { kind, name, replace: isReplacing });
        if (response.result === 'refused')
          return { message: response.message, isTaken: response.reason === 'exists' };
        const file = response.file.replace(/^pictures\//, '');
        // Without a metadata file, photographs are cropped around the default point.
        const isDescribed = overview.items.some(({ id }) => id === metadataFile(key));
        const problem = isDescribed
          ? await editMetadata(key, (value) => metadataEdits(value, { ...metadata, file }))
          : null;
        await reload();
        return problem;
      }),
    [api, attempt, editMetadata, overview, reload, say],
  );

  const crop = useCallback(
    (key: string, focal: Focal) =>
      attempt(async () => {
        let isDescribed = false;
        const problem = await editMetadata(key, (value) => {
          const edit = focalEdit(value, key, focal);
          isDescribed = edit !== null;
          return edit ? [edit] : [];
        });
        await reload();
        return problem ?? (isDescribed ? null : { message: say('notDescribed'), isTaken: false });
      }),
    [attempt, editMetadata, reload, say],
  );
  return { store, crop };
}

/** Kinds of photographs that an editor adds. */
export type PhotoKind = 'people' | 'scenes';

/** Metadata of a photograph in `people.json` or `scenes.json`. */
type PictureMetadata = {
  key: string;
  /** File below `pictures/`: `scenes/night-desk-1.jpg`. */
  file: string;
  alt: string;
  focal: Focal;
  /** The person of a portrait. */
  person: Person | null;
};

export type Person = { name: string; job: string; city: string };

/** Path of the file with the metadata of a kind of picture. */
const metadataFile = (key: string): string => `pictures/${key.split('/')[0]}.json`;

/**
 * Returns the edits that describe a photograph in its metadata file: a new entry at the end, or the fields of its entry that
 * differ. Ignores empty texts and lists.
 */
export function metadataEdits(value: Json, metadata: PictureMetadata): FieldEdit[] {
  const entries = Array.isArray(value) ? value : [];
  const entry = entryOf(metadata);
  const index = entries.findIndex((each) => keyOf(each) === keyOf(entry));
  if (index === -1) return [{ op: 'insert', path: [entries.length], value: entry }];
  const current = entries[index];
  const before = isObject(current) ? current : {};
  return Object.entries(entry).flatMap(([field, now]): FieldEdit[] => {
    const isFilled = now !== '' && !Array.isArray(now);
    const isChanged = JSON.stringify(before[field]) !== JSON.stringify(now);
    return isFilled && isChanged ? [{ op: 'set', path: [index, field], value: now }] : [];
  });
}

/** Returns the edit that sets the point around which a picture is cropped; null for a picture without metadata. */
export function focalEdit(value: Json, key: string, focal: Focal): FieldEdit | null {
  const entryKey = key.replace(/^people\//, '');
  const index = Array.isArray(value) ? value.findIndex((entry) => keyOf(entry) === entryKey) : -1;
  return index === -1 ? null : { op: 'set', path: [index, 'focal'], value: focal };
}

function entryOf({ key, file, alt, focal, person }: PictureMetadata): { [field: string]: Json } {
  if (!person) return { file, alt, people: [], focal };
  return { key: key.replace(/^people\//, ''), ...person, alt, focal };
}

/** Key of an entry: portraits have one, scenes are named by their file. */
function keyOf(entry: Json): string {
  if (!isObject(entry)) return '';
  return String(entry.key ?? String(entry.file).replace(/\.\w+$/, ''));
}

/** Returns a name that no picture has: `night-desk-2` for the second photograph of a story. `id`: path of the item's file. */
export function freeName(id: string, keys: Iterable<string>): string {
  const taken = new Set(keys);
  const parts = id.split('/');
  const itemName = parts.at(-1) === 'story.json' ? parts.at(-2) : parts.at(-1)?.replace(/\..*$/, '');
  const stem = slugOf(itemName ?? '') || 'photo';
  for (let number = 1; ; number += 1) if (!taken.has(`scenes/${stem}-${number}`)) return `${stem}-${number}`;
}

/** Splits "Manager, Advisory, Lisbon" into a job and a city. */
export function jobAndCity(text: string): Pick<Person, 'job' | 'city'> {
  const parts = text.split(', ');
  return parts.length < 2
    ? { job: text, city: '' }
    : { job: parts.slice(0, -1).join(', '), city: parts.at(-1) ?? '' };
}
