import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isSystemFile } from '@tamarack-lowe/content-model/internal/text';
import type { ESTree } from 'vite';
import { newContentName } from '../config/oldNames.ts';
import { editedText, parseSource, propertiesOf, renameKey, type Source } from './source.ts';

export type MigratedContent = {
  /** Files with another name, by full path. */
  moved: Map<string, string>;
  /** New texts, by the full path that the file has now. */
  files: Map<string, string>;
  /** A line for each file and key that has another name. */
  changes: string[];
};

/** Moves a content folder to the current form: names of files, and keys. Layout of the files stays. */
export function migrateContent(folder: string): MigratedContent {
  const result: MigratedContent = { moved: new Map(), files: new Map(), changes: [] };
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.json') && !name.split('/').some(isSystemFile))
    .sort();
  for (const name of names) {
    const to = newContentName(name);
    if (to !== null) {
      result.moved.set(join(folder, name), join(folder, to));
      result.changes.push(`${name} is ${to} now`);
    }
    const edit = editorOf(to ?? name);
    if (!edit) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    const changes = edit(text);
    if (changes.text === text) continue;
    result.files.set(join(folder, to ?? name), changes.text);
    result.changes.push(...changes.keys.map((key) => `${to ?? name}: ${key}`));
  }
  return result;
}

type Edited = { text: string; keys: string[] };

/** Returns the function that edits a file, by its current name; null for files without renamed keys. */
function editorOf(name: string): ((text: string) => Edited) | null {
  if (name.startsWith('schema/')) return null;
  if (/^taxonomy(?:\.[\w-]+)?\.json$/.test(name)) return inJson(editTaxonomy);
  if (/^pinned(?:\.[\w-]+)?\.json$/.test(name)) return inJson(editSchemaAddress);
  if (/^stories\/.+\/story\.json$/.test(name)) return inJson(editStory);
  return /^translations\.[\w-]+\.json$/.test(name) ? inJson(editReviewLog) : null;
}

type JsonEdit = (source: Source, root: ESTree.ObjectExpression) => string[];

/** Edits the object of a JSON file, and leaves a file that is no object as it is. */
const inJson =
  (edit: JsonEdit) =>
  (text: string): Edited => {
    // A JSON file is no module: in brackets, it is an expression. A byte order mark stays before them.
    const [mark = ''] = /^\ufeff?/.exec(text) ?? [];
    const source = parseSource('content.ts', `(${text.slice(mark.length)})`);
    const [statement] = source.program.body;
    const root = statement?.type === 'ExpressionStatement' ? unwrapped(statement.expression) : null;
    const keys = root?.type === 'ObjectExpression' ? edit(source, root) : [];
    return { text: mark + editedText(source).slice(1, -1), keys };
  };

const unwrapped = (node: ESTree.Expression): ESTree.Expression =>
  node.type === 'ParenthesizedExpression' ? unwrapped(node.expression) : node;

/** `$schema` names the file of the schema. */
const editSchemaAddress: JsonEdit = (source, root) => {
  const value = propertiesOf(root).get('$schema')?.value;
  if (value?.type !== 'Literal' || typeof value.value !== 'string') return [];
  const [, folder = '', file = ''] = /^(.*\/)?([^/]*)$/.exec(value.value) ?? [];
  const to = newContentName(`schema/${file}`);
  if (to === null) return [];
  source.edits.push({ start: value.start, end: value.end, text: JSON.stringify(folder + basename(to)) });
  return ['"$schema" names the new file'];
};

const editTaxonomy: JsonEdit = (source, root) => {
  const types = propertiesOf(root).get('visitorTypes')?.value;
  const each = types?.type === 'ArrayExpression' ? types.elements : [];
  const lights = each.flatMap((type) =>
    type?.type === 'ObjectExpression' ? (propertiesOf(type).get('light') ?? []) : [],
  );
  for (const light of lights) renameKey(source, light, 'colourScheme');
  const changes = lights.length > 0 ? ['"light" of visitor types is "colourScheme" now'] : [];
  return [...editSchemaAddress(source, root), ...changes];
};

const editStory: JsonEdit = (source, root) => {
  const keep = propertiesOf(root).get('keep');
  if (!keep) return [];
  renameKey(source, keep, 'offline');
  return ['"keep" is "offline" now'];
};

/** Names files by their paths. */
const editReviewLog: JsonEdit = (source, root) =>
  [...propertiesOf(root)].flatMap(([name, property]) => {
    const to = newContentName(name);
    if (to === null) return [];
    renameKey(source, property, to);
    return [`"${name}" is "${to}" now`];
  });
