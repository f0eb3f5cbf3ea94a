import { type Edit, findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { FieldEdit, FieldPath, Json } from '../protocol.ts';
import { EditError } from './EditError.ts';

/**
 * Edits JSON text in place: only the bytes of the changed value change. Comments, unknown keys, indentation and ends of
 * lines stay. Positions come from `parseTree` of jsonc-parser; its `modify` is not used, because removing the last entry
 * of `[1,2]` gives `[12]`, and an insertion formats the lines around it.
 */

const OPTIONS = { allowTrailingComma: true };

/** Parses JSON, with comments where there are some. Throws an `EditError` when the text is not JSON. */
export function parseJsonText(text: string): Json {
  return jsonOf(treeOf(text));
}

/** Applies one edit to JSON text. Throws an `EditError` when there is no such field. */
export function editJsonText(text: string, edit: FieldEdit): string {
  const { path } = edit;
  const root = text.trim() === '' ? undefined : treeOf(text);
  if (path.length === 0 || !root) {
    if (edit.op !== 'set' && edit.op !== 'insert') throw new EditError('no-such-field', path);
    return newText(text, path.length === 0 ? edit.value : wrapInPath(path, edit.value));
  }
  return applyTextEdits(text, editsOf(text, root, edit));
}

function treeOf(text: string): Node {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, OPTIONS);
  if (!root || errors.length > 0) throw new EditError('unreadable', []);
  return root;
}

/** Returns the value of a node. A key such as `__proto__` is a field like any other. */
function jsonOf(node: Node): Json {
  if (node.type === 'array') return (node.children ?? []).map(jsonOf);
  if (node.type !== 'object') return node.value;
  return Object.fromEntries(
    (node.children ?? []).map(({ children: [key, value] = [] }) => [
      String(key?.value),
      value ? jsonOf(value) : null,
    ]),
  );
}

/** Text of a new file, with the ends of lines that the old one had. */
function newText(text: string, value: Json): string {
  const eol = eolOf(text);
  return `${JSON.stringify(value, null, 2).replaceAll('\n', eol)}${eol}`;
}

/** Puts a value inside the objects and lists of a path that does not exist yet. */
function wrapInPath(path: FieldPath, value: Json): Json {
  return path.reduceRight<Json>(
    (inner, part) => (typeof part === 'number' ? [inner] : { [part]: inner }),
    value,
  );
}

function editsOf(text: string, root: Node, edit: FieldEdit): Edit[] {
  const { op, path } = edit;
  const parent = find(root, path.slice(0, -1));
  const last = path.at(-1);
  if (op === 'set') {
    const existing = parent && typeof last !== 'undefined' && find(parent, [last]);
    if (existing) return [replacement(text, existing, edit.value)];
    return addition(text, root, path, edit.value);
  }
  if (!parent || last === undefined) throw new EditError('no-such-field', path);
  const children = parent.children ?? [];
  if (op === 'remove') {
    const index =
      typeof last === 'number' && parent.type === 'array'
        ? last
        : children.findIndex(({ children: [key] = [] }) => key?.value === last);
    return removal(text, parent, index, path);
  }
  if (parent.type !== 'array' || typeof last !== 'number') throw new EditError('no-such-field', path);
  if (op === 'insert')
    return insertion(text, parent, last, (indent) => formatValue(text, parent, edit.value, indent), path);
  return movement(text, parent, last, edit.to, path);
}

function find(node: Node, path: FieldPath): Node | undefined {
  return path.length === 0 ? node : findNodeAtLocation(node, [...path]);
}

function replacement(text: string, node: Node, value: Json): Edit {
  const container = node.parent?.type === 'property' ? node.parent.parent : node.parent;
  const content = formatValue(text, container ?? node, value, indentAt(text, node.offset));
  return { offset: node.offset, length: node.length, content };
}

/** Adds a field, or an entry at the end of a list, with the containers on its way that do not exist yet. */
function addition(text: string, root: Node, path: FieldPath, value: Json): Edit[] {
  let depth = path.length - 1;
  let container = find(root, path.slice(0, depth));
  while (!container && depth > 0) {
    depth -= 1;
    container = find(root, path.slice(0, depth));
  }
  const key = path[depth];
  const children = container?.children ?? [];
  const inner = wrapInPath(path.slice(depth + 1), value);
  if (container?.type === 'array' && key === children.length)
    return insertion(
      text,
      container,
      children.length,
      (indent) => formatValue(text, container, inner, indent),
      path,
    );
  if (container?.type !== 'object' || typeof key !== 'string') throw new EditError('no-such-field', path);
  const property = (indent: string) =>
    `${JSON.stringify(key)}: ${formatValue(text, container, inner, indent)}`;
  return insertion(text, container, children.length, property, path);
}

/** Inserts a child into a list or an object, in the layout of its other children. */
function insertion(
  text: string,
  container: Node,
  index: number,
  content: (indent: string) => string,
  path: FieldPath,
): Edit[] {
  const children = container.children ?? [];
  const [first] = children;
  if (index < 0 || index > children.length) throw new EditError('no-such-field', path);
  if (!first)
    return [{ offset: container.offset + 1, length: 0, content: contentOfEmpty(text, container, content) }];
  const isBroken = text.slice(container.offset, first.offset).includes('\n');
  const indent = indentAt(text, first.offset);
  const gap = isBroken ? eolOf(text) + indent : gapOf(text, children);
  const at = children[index];
  if (at && !(isBroken && index > 0))
    return [{ offset: at.offset, length: 0, content: `${content(indent)},${gap}` }];
  const before = children[index - 1];
  if (!before) throw new EditError('no-such-field', path);
  // A comment behind the comma belongs to the entry before it.
  return [{ offset: before.offset + before.length, length: 0, content: `,${gap}${content(indent)}` }];
}

/** Returns the content of an object or list that was empty: on lines of its own if its neighbours are. */
function contentOfEmpty(text: string, container: Node, content: (indent: string) => string): string {
  const outer = indentAt(text, container.offset);
  const isBroken = isOnOwnLine(text, container);
  if (!isBroken) return content(outer);
  const inner = outer + unitOf(text);
  const hasEnd = text.slice(container.offset + 1, container.offset + container.length - 1).includes('\n');
  return `${eolOf(text)}${inner}${content(inner)}${hasEnd ? '' : eolOf(text) + outer}`;
}

function removal(text: string, container: Node, index: number, path: FieldPath): Edit[] {
  const children = container.children ?? [];
  const node = children[index];
  if (!node) throw new EditError('no-such-field', path);
  const end = node.offset + node.length;
  const next = children[index + 1];
  const before = children[index - 1];
  if (next) return withoutComments(text, node.offset, next.offset, { from: node.offset, to: end });
  if (before)
    return withoutComments(text, before.offset + before.length, end, { from: node.offset, to: end });
  const [from, to] = [container.offset + 1, container.offset + container.length - 1];
  return withoutComments(text, from, to, { from: node.offset, to: end });
}

/** Removes a range; where comments are in it, only the child and the comma. */
function withoutComments(
  text: string,
  from: number,
  to: number,
  child: { from: number; to: number },
): Edit[] {
  const around = text.slice(from, child.from) + text.slice(child.to, to);
  if (!/\/[/*]/.test(around)) return [{ offset: from, length: to - from, content: '' }];
  const comma = from < child.from ? commaIn(text, from, child.from) : commaIn(text, child.to, to);
  const edits: Edit[] = [{ offset: child.from, length: child.to - child.from, content: '' }];
  return comma === null ? edits : [...edits, { offset: comma, length: 1, content: '' }];
}

/** Returns the offset of the comma between two children; null where there is none. Comments may hold commas, too. */
function commaIn(text: string, from: number, to: number): number | null {
  const between = text
    .slice(from, to)
    .replaceAll(/\/\/[^\r\n]*|\/\*[\s\S]*?\*\//g, (found) => ' '.repeat(found.length));
  const at = between.indexOf(',');
  return at < 0 ? null : from + at;
}

/** Moves an entry with its own bytes. */
function movement(text: string, list: Node, from: number, to: number, path: FieldPath): Edit[] {
  const children = list.children ?? [];
  const node = children[from];
  if (!node || !children[to]) throw new EditError('no-such-field', path);
  if (from === to) return [];
  const own = text.slice(node.offset, node.offset + node.length);
  const order = children
    .map(({ length, offset }) => text.slice(offset, offset + length))
    .toSpliced(from, 1)
    .toSpliced(to, 0, own);
  // Entries change places; what is between them stays.
  return children.flatMap(({ length, offset }, index): Edit[] => {
    const content = order[index] ?? '';
    return content === text.slice(offset, offset + length) ? [] : [{ offset, length, content }];
  });
}

/** Formats a value like its neighbours: on one line, or with the indentation of the file. */
function formatValue(text: string, container: Node, value: Json, indent: string): string {
  const isOnOneLine = !text.slice(container.offset, container.offset + container.length).includes('\n');
  if (typeof value !== 'object' || value === null || (isOnOneLine && !isOnOwnLine(text, container)))
    return JSON.stringify(value);
  return JSON.stringify(value, null, unitOf(text)).replaceAll('\n', eolOf(text) + indent);
}

/** Returns whether a container, or its key, is first on its line: then its children get lines of their own. */
function isOnOwnLine(text: string, { offset, parent }: Node): boolean {
  if (!parent) return text.includes('\n');
  const from = parent.type === 'property' ? parent.offset : offset;
  const start = text.lastIndexOf('\n', from - 1) + 1;
  return start > 0 && /^[ \t]*$/.test(text.slice(start, from));
}

/** White space between the entries of a list on one line. */
function gapOf(text: string, [first, second]: readonly Node[]): string {
  if (!first || !second) return ' ';
  return /\s*$/.exec(text.slice(first.offset + first.length, second.offset))?.[0] ?? '';
}

/** Indentation of the line of an offset. */
function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}

/** Indentation of one level: that of the first indented line. */
const unitOf = (text: string): string => /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';

const eolOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

function applyTextEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.offset - one.offset)
    .reduce(
      (result, { content, length, offset }) =>
        result.slice(0, offset) + content + result.slice(offset + length),
      text,
    );
}
