import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

type Edit = { start: number; end: number; text: string };

/** A module with its syntax tree, and the edits of its text. */
export type Source = {
  /** Full path. */
  path: string;
  text: string;
  program: ESTree.Program;
  comments: readonly { start: number; end: number }[];
  edits: Edit[];
};

/** A value in a module. */
export type Located<Node = ESTree.Expression> = { source: Source; node: Node };

/** Parses JavaScript or TypeScript. Throws a `SyntaxError` with the name of the file. */
export function parseSource(path: string, text = readFileSync(path, 'utf8')): Source {
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new SyntaxError(`${path}: ${errors[0].message}`);
  return { path, text, program, comments, edits: [] };
}

/** Opens modules, each once, so that all edits of a file are made together. */
export function createSources(): { open: (path: string) => Source; all: () => Source[] } {
  const sources = new Map<string, Source>();
  return {
    open(path) {
      const source = sources.get(path) ?? parseSource(path);
      sources.set(path, source);
      return source;
    },
    all: () => [...sources.values()],
  };
}

/** Returns the text of a module with its edits. */
export function editedText({ text, edits }: Source): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (edited, { start, end, text: replacement }) => edited.slice(0, start) + replacement + edited.slice(end),
      text,
    );
}

/**
 * Follows an expression to its value: through `defineMicrosite()`, type assertions, constants, and imports of files beside it.
 * Returns null for values that only running the code can find.
 */
export function resolveValue({ source, node }: Located, open: (path: string) => Source): Located | null {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return resolveValue({ source, node: node.expression }, open);
    case 'CallExpression': {
      const [argument] = node.arguments;
      const isDefine = node.callee.type === 'Identifier' && node.callee.name === 'defineMicrosite';
      return isDefine && argument && argument.type !== 'SpreadElement'
        ? resolveValue({ source, node: argument }, open)
        : null;
    }
    case 'Identifier': {
      const found = findConstant(source, node.name) ?? followImport(source, node.name, open);
      return found && resolveValue(found, open);
    }
    default:
      return { source, node };
  }
}

/** Returns the value of the default export of a module. */
export function defaultExport(source: Source): Located | null {
  for (const statement of source.program.body) {
    if (statement.type !== 'ExportDefaultDeclaration') continue;
    const { declaration } = statement;
    const isStatement =
      declaration.type === 'FunctionDeclaration' ||
      declaration.type === 'ClassDeclaration' ||
      declaration.type === 'TSInterfaceDeclaration' ||
      declaration.type === 'TSDeclareFunction' ||
      declaration.type === 'TSEmptyBodyFunctionExpression';
    return isStatement ? null : { source, node: declaration };
  }
  return null;
}

/** Returns the value of a constant at the top of a module. */
function findConstant(source: Source, name: string): Located | null {
  for (const statement of source.program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier' && id.name === name && init) return { source, node: init };
  }
  return null;
}

/** An import of a module: the name in the other module (`default` too), and the other module as it is written. */
export type ImportedName = { imported: string; from: string };

/** Finds the import of a name. */
export function findImport({ program }: Source, name: string): ImportedName | null {
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    for (const specifier of statement.specifiers) {
      if (specifier.local.name !== name) continue;
      const from = statement.source.value;
      if (specifier.type === 'ImportDefaultSpecifier') return { imported: 'default', from };
      if (specifier.type === 'ImportSpecifier')
        return {
          imported:
            specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value,
          from,
        };
    }
  }
  return null;
}

const EXTENSIONS = ['', '.ts', '.tsx', '.mts', '.js', '.mjs'];

function followImport(source: Source, name: string, open: (path: string) => Source): Located | null {
  const found = findImport(source, name);
  if (!found?.from.startsWith('.')) return null;
  const path = EXTENSIONS.map((extension) => resolve(dirname(source.path), found.from + extension)).find(
    (each) => /\.[cm]?[jt]sx?$/.test(each) && existsSync(each),
  );
  if (path === undefined) return null;
  const other = open(path);
  return found.imported === 'default' ? defaultExport(other) : findConstant(other, found.imported);
}

/** Removes imports of names that a module no longer uses. Other imports stay. */
export function withoutUnusedImports(path: string, text: string, names: readonly string[]): string {
  const source = parseSource(path, text);
  const used = new Set<string>();
  // The name of a property (`module.About`) is not a use of an import.
  const properties = new Set<number>();
  new Visitor({
    MemberExpression: ({ computed, property }) => void (computed || properties.add(property.start)),
    Property: ({ computed, key, shorthand }) => void (computed || shorthand || properties.add(key.start)),
    Identifier: ({ name, start }) =>
      void (properties.has(start) || isInImport(source, start) || used.add(name)),
    JSXIdentifier: ({ name }) => void used.add(name),
  }).visit(source.program);
  const isUnused = ({ local }: { local: { name: string } }) =>
    names.includes(local.name) && !used.has(local.name);
  for (const statement of source.program.body) {
    if (statement.type !== 'ImportDeclaration' || !statement.specifiers.some(isUnused)) continue;
    const rest = statement.specifiers.filter((specifier) => !isUnused(specifier));
    if (rest.length === 0) {
      const end = text.indexOf('\n', statement.end) + 1 || text.length;
      source.edits.push({ start: statement.start, end, text: '' });
      continue;
    }
    const [first] = rest;
    const inBraces = rest.filter(({ type }) => type === 'ImportSpecifier').map((each) => slice(source, each));
    const before = first && first.type !== 'ImportSpecifier' ? [slice(source, first)] : [];
    const clause = [...before, ...(inBraces.length > 0 ? [`{ ${inBraces.join(', ')} }`] : [])].join(', ');
    const head = text.slice(statement.start, statement.specifiers[0]?.start).includes('type')
      ? 'import type'
      : 'import';
    source.edits.push({
      start: statement.start,
      end: statement.source.start,
      text: `${head} ${clause} from `,
    });
  }
  return editedText(source);
}

const isInImport = ({ program }: Source, at: number) =>
  program.body.some(({ type, start, end }) => type === 'ImportDeclaration' && start <= at && at < end);

/** Returns the text of a node. */
export const slice = ({ text }: Source, { start, end }: { start: number; end: number }) =>
  text.slice(start, end);

/** Returns the line on which a node begins, the first being 1. */
export const lineOf = ({ text }: Source, { start }: { start: number }) =>
  text.slice(0, start).split('\n').length;

/** A property of an object with a written key, not a spread or a computed one. */
export type Property = ESTree.ObjectProperty;

/** Returns the properties of an object by key. */
export function propertiesOf(object: ESTree.ObjectExpression): Map<string, Property> {
  return new Map(
    object.properties.flatMap((property): [string, Property][] => {
      if (property.type !== 'Property' || property.computed) return [];
      const { key } = property;
      if (key.type === 'Identifier') return [[key.name, property]];
      return key.type === 'Literal' ? [[String(key.value), property]] : [];
    }),
  );
}

/** Renames the key of a property. `{ field }` becomes `{ rings: field }`. */
export function renameKey(source: Source, { key, shorthand }: Property, name: string): void {
  const text = shorthand
    ? `${name}: ${slice(source, key)}`
    : slice(source, key).startsWith('"')
      ? `"${name}"`
      : name;
  source.edits.push({ start: key.start, end: key.end, text });
}

/** Returns the comments on the lines before a property. */
export function commentsBefore(
  source: Source,
  object: ESTree.ObjectExpression,
  property: Property,
): string[] {
  return leadingComments(source, object, property).map((comment) => slice(source, comment));
}

function leadingComments({ comments, text }: Source, object: ESTree.ObjectExpression, property: Property) {
  const previous = object.properties[object.properties.indexOf(property) - 1]?.end ?? object.start + 1;
  return comments.filter(
    ({ start, end }) =>
      start >= previous && end <= property.start && text.slice(previous, start).includes('\n'),
  );
}

/** Removes a property with its comments and its comma. */
export function removeProperty(source: Source, object: ESTree.ObjectExpression, property: Property): void {
  const { text } = source;
  const from = leadingComments(source, object, property)[0]?.start ?? property.start;
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  const comma = /^\s*,/.exec(text.slice(property.end))?.[0].length ?? 0;
  const end = property.end + comma;
  if (text.slice(lineStart, from).trim() === '') {
    const rest = /^[^\S\n]*(?:\/\/[^\n]*)?\n/.exec(text.slice(end))?.[0].length ?? 0;
    source.edits.push({ start: lineStart, end: end + rest, text: '' });
    return;
  }
  const previous = object.properties[object.properties.indexOf(property) - 1];
  if (comma === 0 && previous) source.edits.push({ start: previous.end, end: property.end, text: '' });
  else
    source.edits.push({
      start: property.start,
      end: end + (/^[^\S\n]*/.exec(text.slice(end))?.[0].length ?? 0),
      text: '',
    });
}
