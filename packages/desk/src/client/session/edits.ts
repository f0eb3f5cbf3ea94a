/** Place of a value in a JSON file: `['body', 2, 'text']`. */
export type Path = readonly (string | number)[];

/** A change of one place of a JSON value. Edits are kept in the order in which they were made. */
export type Edit =
  | { op: 'set'; path: Path; value: unknown }
  /** Removes a field, or an entry of a list. */
  | { op: 'remove'; path: Path }
  /** Inserts an entry of a list: the last part of the path is its place. */
  | { op: 'insert'; path: Path; value: unknown }
  /** Moves an entry of a list to another place of the same list. */
  | { op: 'move'; path: Path; to: number };

/** Returns the value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  let here = value;
  for (const part of path) {
    if (Array.isArray(here) && typeof part === 'number') here = here[part];
    else if (isFields(here) && Object.hasOwn(here, part)) here = here[part];
    else return undefined;
  }
  return here;
}

/** Returns the value with an edit applied. Everything beside the path stays the same object, so that React skips it. */
export function applyEdit(value: unknown, edit: Edit): unknown {
  const parent = edit.path.slice(0, -1);
  const last = edit.path.at(-1);
  if (last === undefined) return edit.op === 'set' ? edit.value : value;
  return changeAt(value, parent, last, (container) => {
    if (Array.isArray(container)) return editList(container, Number(last), edit);
    const fields = isFields(container) ? container : {};
    if (edit.op === 'remove') {
      const { [last]: _removed, ...rest } = fields;
      return rest;
    }
    return edit.op === 'move' ? fields : { ...fields, [last]: edit.value };
  });
}

/** Returns the value with all edits applied in order. */
export const applyEdits = (value: unknown, edits: readonly Edit[]): unknown => edits.reduce(applyEdit, value);

/** Returns "body/2/text", the name of a path in a map or an attribute. Slashes of keys are kept apart. */
export const pathName = (path: Path): string =>
  path.map((part) => String(part).replaceAll('~', '~0').replaceAll('/', '~1')).join('/');

function changeAt(
  value: unknown,
  path: Path,
  last: string | number,
  change: (container: unknown) => unknown,
): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return change(value ?? (typeof last === 'number' ? [] : {}));
  if (Array.isArray(value) && typeof first === 'number') {
    return value.map((entry: unknown, index) =>
      index === first ? changeAt(entry, rest, last, change) : entry,
    );
  }
  const fields = isFields(value) ? value : {};
  return { ...fields, [first]: changeAt(fields[first], rest, last, change) };
}

function editList(list: readonly unknown[], index: number, edit: Edit): unknown[] {
  switch (edit.op) {
    case 'set':
      return index < list.length ? list.with(index, edit.value) : [...list, edit.value];
    case 'remove':
      return list.toSpliced(index, 1);
    case 'insert':
      return list.toSpliced(index, 0, edit.value);
    case 'move':
      return index < list.length ? list.toSpliced(index, 1).toSpliced(edit.to, 0, list[index]) : [...list];
  }
}

/** Returns whether a value is an object with fields. */
export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
