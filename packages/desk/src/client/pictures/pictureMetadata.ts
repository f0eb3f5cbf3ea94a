import { isObject } from '../../edits.ts';
import type { FieldEdit, Focal, Json } from '../../protocol.ts';
import { slugOf } from '../overview/newItem.ts';

/** Kinds of photographs that an editor adds. */
export type PhotoKind = 'people' | 'scenes';

/** Metadata of a photograph in `people.json` or `scenes.json`. */
export type PictureMetadata = {
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
export const metadataFile = (key: string): string => `pictures/${key.split('/')[0]}.json`;

/**
 * Returns the edits that describe a photograph in its metadata file: a new entry at the end, or what an entry says otherwise.
 * An empty text says nothing.
 */
export function metadataEdits(value: Json, metadata: PictureMetadata): FieldEdit[] {
  const entries = Array.isArray(value) ? value : [];
  const entry = entryOf(metadata);
  const index = entries.findIndex((each) => keyOf(each) === keyOf(entry));
  if (index === -1) return [{ op: 'insert', path: [entries.length], value: entry }];
  const own = entries[index];
  const before = isObject(own) ? own : {};
  return Object.entries(entry).flatMap(([field, now]): FieldEdit[] => {
    const isSaid = now !== '' && !Array.isArray(now);
    const isChanged = JSON.stringify(before[field]) !== JSON.stringify(now);
    return isSaid && isChanged ? [{ op: 'set', path: [index, field], value: now }] : [];
  });
}

/** Returns the edit that sets the point around which a picture is cropped; null for a picture without metadata. */
export function focalEdit(value: Json, key: string, focal: Focal): FieldEdit | null {
  const own = key.replace(/^people\//, '');
  const index = Array.isArray(value) ? value.findIndex((entry) => keyOf(entry) === own) : -1;
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
  const own = parts.at(-1) === 'story.json' ? parts.at(-2) : parts.at(-1)?.replace(/\..*$/, '');
  const stem = slugOf(own ?? '') || 'photo';
  for (let number = 1; ; number += 1) if (!taken.has(`scenes/${stem}-${number}`)) return `${stem}-${number}`;
}

/** Splits "Manager, Advisory, Lisbon" into a job and a city. */
export function jobAndCity(text: string): Pick<Person, 'job' | 'city'> {
  const parts = text.split(', ');
  return parts.length < 2
    ? { job: text, city: '' }
    : { job: parts.slice(0, -1).join(', '), city: parts.at(-1) ?? '' };
}
