import type { FieldEdit, FieldPath, Json, WordReplacement } from './protocol.ts';

export type JsonObject = { [key: string]: Json };

/** Returns whether a value is an object with fields. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value at a path; undefined where there is none. */
export function valueAt(value: Json | undefined, path: FieldPath): Json | undefined {
  let here = value;
  for (const part of path) {
    if (Array.isArray(here)) here = typeof part === 'number' ? here[part] : undefined;
    else here = isObject(here) && Object.hasOwn(here, part) ? here[part] : undefined;
  }
  return here;
}

/** Returns the value with an edit applied. Everything beside the path stays the same object, so that React skips it. */
export function applyEdit(value: Json, edit: FieldEdit): Json {
  const last = edit.path.at(-1);
  if (last === undefined) return edit.op === 'set' ? edit.value : value;
  return changeAt(value, edit.path.slice(0, -1), typeof last === 'number' ? [] : {}, (container) => {
    if (Array.isArray(container)) return editList(container, Number(last), edit);
    const fields = isObject(container) ? container : {};
    if (edit.op === 'remove') {
      const { [last]: _removed, ...rest } = fields;
      return rest;
    }
    return edit.op === 'move' ? fields : { ...fields, [last]: edit.value };
  });
}

/** Returns the value with all edits applied in order. */
export const applyEdits = (value: Json, edits: readonly FieldEdit[]): Json => edits.reduce(applyEdit, value);

/** Returns the edits of a remedy for the current value: somebody may have typed since the check. */
export const currentEdits = (
  value: Json | undefined,
  edits: readonly (FieldEdit | WordReplacement)[],
): FieldEdit[] =>
  edits.flatMap((edit) => {
    if (edit.op !== 'replace') return [edit];
    const { path, instead, write } = edit;
    const text = valueAt(value, path);
    return typeof text === 'string' ? [{ op: 'set', path, value: text.replaceAll(instead, write) }] : [];
  });

/**
 * Returns the edit that undoes another edit. `before`: the value before that edit.
 */
export function inverseOf(before: Json, edit: FieldEdit): FieldEdit {
  const { path } = edit;
  if (edit.op === 'insert') return { op: 'remove', path };
  if (edit.op === 'move') {
    const from = Number(path.at(-1));
    return { op: 'move', path: [...path.slice(0, -1), edit.to], to: from };
  }
  const old = valueAt(before, path);
  if (old === undefined) return { op: 'remove', path };
  const isEntry = Array.isArray(valueAt(before, path.slice(0, -1)));
  return { op: edit.op === 'remove' && isEntry ? 'insert' : 'set', path, value: old };
}

/** Returns "body/2/text", the name of a path in a map or an attribute. Slashes of keys are told apart. */
export const pathName = (path: FieldPath): string =>
  path.map((part) => String(part).replaceAll('~', '~0').replaceAll('/', '~1')).join('/');

/** Returns whether a path is another one, or inside it. */
export const isWithin = (path: FieldPath, outer: FieldPath): boolean =>
  outer.every((part, index) => path[index] === part);

function changeAt(
  value: Json | undefined,
  path: FieldPath,
  empty: Json,
  change: (container: Json) => Json,
): Json {
  const [first, ...rest] = path;
  if (first === undefined) return change(value ?? empty);
  if (Array.isArray(value)) {
    return value.map((entry, index) => (index === first ? changeAt(entry, rest, empty, change) : entry));
  }
  const fields = isObject(value) ? value : {};
  return { ...fields, [first]: changeAt(fields[first], rest, empty, change) };
}

function editList(list: readonly Json[], index: number, edit: FieldEdit): Json[] {
  switch (edit.op) {
    case 'set':
      return index < list.length ? list.with(index, edit.value) : [...list, edit.value];
    case 'remove':
      return list.toSpliced(index, 1);
    case 'insert':
      return list.toSpliced(index, 0, edit.value);
    case 'move': {
      const entry = list[index];
      return entry === undefined ? [...list] : list.toSpliced(index, 1).toSpliced(edit.to, 0, entry);
    }
  }
}
