import { diff3MergeRegions, diffIndices } from 'node-diff3';
import type { Conflict, FieldEdit, FieldPath, Json } from '../protocol.ts';
import { canonical, isSame } from './document.ts';

type Maybe = Json | undefined;
type Fields = { [key: string]: Json };

export type Merged = {
  /** Both changes in one value; their value where both changed one field. Undefined: both removed it. */
  value: Maybe;
  conflicts: Conflict[];
};

/**
 * Merges two changes of a value, field by field. A field that only one side changed takes that change. Entries of lists are
 * compared by `node-diff3`; where both sides changed the same part of a list, entry by entry if each entry is still in its
 * place, otherwise the list is one conflict.
 */
export function mergeValues(opened: Maybe, theirs: Maybe, mine: Maybe, path: FieldPath = []): Merged {
  if (isSame(theirs, mine) || isSame(opened, mine)) return { value: theirs, conflicts: [] };
  if (isSame(opened, theirs)) return { value: mine, conflicts: [] };
  if (isFields(theirs) && isFields(mine) && isFields(opened ?? {}))
    return mergeFields((opened ?? {}) as Fields, theirs, mine, path);
  if (Array.isArray(opened) && Array.isArray(theirs) && Array.isArray(mine))
    return mergeLists(opened, theirs, mine, path);
  return conflictAt(opened, theirs, mine, path);
}

function mergeFields(opened: Fields, theirs: Fields, mine: Fields, path: FieldPath): Merged {
  const conflicts: Conflict[] = [];
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const fields = [...names].flatMap((name): [string, Json][] => {
    const merged = mergeValues(fieldOf(opened, name), fieldOf(theirs, name), fieldOf(mine, name), [
      ...path,
      name,
    ]);
    conflicts.push(...merged.conflicts);
    return merged.value === undefined ? [] : [[name, merged.value]];
  });
  return { value: Object.fromEntries(fields), conflicts };
}

function mergeLists(opened: Json[], theirs: Json[], mine: Json[], path: FieldPath): Merged {
  const list: Json[] = [];
  const conflicts: Conflict[] = [];
  const [a, o, b] = [theirs, opened, mine].map((each) => each.map(canonical)) as [
    string[],
    string[],
    string[],
  ];
  for (const region of diff3MergeRegions(a, o, b)) {
    if (region.stable) {
      const from = { a: theirs, o: opened, b: mine }[region.buffer];
      list.push(...from.slice(region.bufferStart, region.bufferStart + region.bufferLength));
      continue;
    }
    const parts = {
      theirs: theirs.slice(region.aStart, region.aStart + region.aLength),
      opened: opened.slice(region.oStart, region.oStart + region.oLength),
      mine: mine.slice(region.bStart, region.bStart + region.bLength),
    };
    if (isSame(parts.theirs, parts.mine)) {
      list.push(...parts.theirs);
    } else if (isInPlace(parts.opened, parts.theirs) && isInPlace(parts.opened, parts.mine)) {
      for (const [index, each] of parts.opened.entries()) {
        const merged = mergeValues(each, parts.theirs[index], parts.mine[index], [...path, list.length]);
        conflicts.push(...merged.conflicts);
        list.push(merged.value ?? null);
      }
    } else {
      return conflictAt(opened, theirs, mine, path);
    }
  }
  return { value: list, conflicts };
}

/** Fields that say which entry of a list an object is. */
const NAMING_FIELDS = ['type', 'media', 'key', 'file', 'id', 'slug', 'name'];

/** Returns whether each entry of a changed list is still the one at its place: none moved, came or went. */
function isInPlace(before: readonly Json[], after: readonly Json[]): boolean {
  if (before.length !== after.length) return false;
  const places = new Map(before.map((entry, index) => [canonical(entry), index]));
  return after.every((entry, index) => {
    const place = places.get(canonical(entry));
    const old = before[index];
    if (place !== undefined && place !== index && !isSame(old, entry)) return false;
    if (!isFields(old) || !isFields(entry)) return isFields(old) === isFields(entry);
    return NAMING_FIELDS.every((name) => isSame(fieldOf(old, name), fieldOf(entry, name)));
  });
}

function conflictAt(opened: Maybe, theirs: Maybe, mine: Maybe, path: FieldPath): Merged {
  const conflict: Conflict = {
    path,
    ...(opened !== undefined && { opened }),
    ...(theirs !== undefined && { theirs }),
    ...(mine !== undefined && { mine }),
  };
  return { value: theirs, conflicts: [conflict] };
}

/** Returns edits that turn one value into another, as few fields as it takes. */
export function editsBetween(before: Json, after: Json, path: FieldPath = []): FieldEdit[] {
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return editsOfList(before, after, path);
  if (!isFields(before) || !isFields(after)) return [{ op: 'set', path, value: after }];
  const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return [
    ...removed.map((name): FieldEdit => ({ op: 'remove', path: [...path, name] })),
    ...Object.entries(after).flatMap(([name, value]): FieldEdit[] => {
      const old = fieldOf(before, name);
      return old === undefined
        ? [{ op: 'set', path: [...path, name], value }]
        : editsBetween(old, value, [...path, name]);
    }),
  ];
}

function editsOfList(before: readonly Json[], after: readonly Json[], path: FieldPath): FieldEdit[] {
  // From the end, so that the indexes of earlier parts stay what they are.
  return diffIndices(before.map(canonical), after.map(canonical))
    .toReversed()
    .flatMap(({ buffer1: [from, length], buffer2: [newFrom, newLength] }): FieldEdit[] => {
      const shared = Math.min(length, newLength);
      const changed = after
        .slice(newFrom, newFrom + shared)
        .flatMap((value, index) =>
          editsBetween(before[from + index] ?? null, value, [...path, from + index]),
        );
      const removed = Array.from(
        { length: length - shared },
        (_, index): FieldEdit => ({ op: 'remove', path: [...path, from + length - 1 - index] }),
      );
      const added = after
        .slice(newFrom + shared, newFrom + newLength)
        .map((value, index): FieldEdit => ({ op: 'insert', path: [...path, from + shared + index], value }));
      return [...changed, ...removed, ...added];
    });
}

function fieldOf(fields: Fields, name: string): Maybe {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function isFields(value: Maybe): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
