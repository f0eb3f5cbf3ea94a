import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A property of a component, as its type says. */
export type Prop = { name: string; type: string; description: string; isRequired: boolean };

/** A component or function that an entry point exports. */
export type Exported = {
  name: string;
  /** First words of its documentation comment. */
  description: string;
  /** A component; otherwise a function or a constant. */
  isComponent: boolean;
  props: Prop[];
  /** Element whose attributes it takes, too: `section`. */
  element?: string;
};

/** Types and exports of a folder of sources. */
export type Sources = { read: (file: string) => ts.SourceFile; types: Map<string, ts.TypeNode> };

/** Parses all modules of a folder. Types are found by name: a package has no two of one name that a component needs. */
export function readSources(folder: string): Sources {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
    (file) => !/\.(test|stories)\.|__generated__|examples\//.test(file),
  );
  const parsed = new Map<string, ts.SourceFile>();
  const types = new Map<string, ts.TypeNode>();
  for (const file of files) {
    const full = path.join(folder, file);
    const source = ts.createSourceFile(full, readFileSync(full, 'utf8'), ts.ScriptTarget.Latest, true);
    parsed.set(full, source);
    for (const statement of source.statements)
      if (ts.isTypeAliasDeclaration(statement)) types.set(statement.name.text, statement.type);
  }
  return {
    types,
    read: (file) => {
      const source = parsed.get(file);
      if (!source) throw new Error(`${file} is not among the sources of ${folder}.`);
      return source;
    },
  };
}

/** Lists the functions, components and constants that a module exports or re-exports. */
export function exportsOf(sources: Sources, file: string): Exported[] {
  return sources.read(file).statements.flatMap((statement): Exported[] => {
    if (ts.isExportDeclaration(statement)) return reExports(sources, file, statement);
    if (!hasExport(statement)) return [];
    if (ts.isFunctionDeclaration(statement) && statement.name)
      return [described(sources, statement.name.text, statement, statement.parameters[0]?.type)];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name)
        ? [described(sources, name.text, statement, initializer && memoProps(initializer))]
        : [],
    );
  });
}

function reExports(sources: Sources, file: string, statement: ts.ExportDeclaration): Exported[] {
  const from = statement.moduleSpecifier;
  if (!from || !ts.isStringLiteral(from) || !statement.exportClause) return [];
  if (!ts.isNamedExports(statement.exportClause) || statement.isTypeOnly) return [];
  const names = statement.exportClause.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name }) => name.text);
  return exportsOf(sources, path.join(path.dirname(file), from.text)).filter(({ name }) =>
    names.includes(name),
  );
}

/** Type of the props of a component in `memo(function …)`. */
function memoProps(value: ts.Expression): ts.TypeNode | undefined {
  if (!ts.isCallExpression(value) || value.expression.getText() !== 'memo') return undefined;
  const [component] = value.arguments;
  return component && ts.isFunctionExpression(component) ? component.parameters[0]?.type : undefined;
}

const hasExport = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function described(
  sources: Sources,
  name: string,
  statement: ts.Statement,
  type: ts.TypeNode | undefined,
): Exported {
  const isComponent = /^[A-Z][a-z]/.test(name) && (ts.isFunctionDeclaration(statement) || type !== undefined);
  const found = isComponent && type ? propsOf(sources, type) : { props: [] };
  return { name, description: commentOf(statement), isComponent, ...found };
}

/** Returns the text of a documentation comment, without its tags. */
function commentOf(node: ts.Node): string {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment;
  return (ts.getTextOfJSDocComment(comment) ?? '').replaceAll(/\s*\n\s*/g, ' ');
}

/** Lists the properties of a type: of literals, intersections, unions and named types. Attributes of an element are its name. */
function propsOf(sources: Sources, type: ts.TypeNode): { props: Prop[]; element?: string } {
  if (ts.isParenthesizedTypeNode(type)) return propsOf(sources, type.type);
  if (ts.isTypeLiteralNode(type)) return { props: type.members.flatMap(propOf) };
  if (ts.isIntersectionTypeNode(type))
    return merged(
      type.types.map((each) => propsOf(sources, each)),
      () => true,
    );
  if (ts.isUnionTypeNode(type)) {
    const options = type.types.map((each) => propsOf(sources, each));
    // A property is required only where every variant needs it.
    return merged(options, (name) =>
      options.every(({ props }) => props.some((each) => each.name === name && each.isRequired)),
    );
  }
  if (!ts.isTypeReferenceNode(type)) return { props: [] };
  const name = type.typeName.getText();
  const [first, second] = type.typeArguments ?? [];
  if (name === 'ComponentPropsWithRef' && first) {
    const element = first.getText().replaceAll("'", '');
    return { props: [], ...(/^[a-z]/.test(element) && { element }) };
  }
  if (name === 'Omit' && first && second) {
    const left = second.getText();
    const { props, ...rest } = propsOf(sources, first);
    return { props: props.filter((each) => !left.includes(`'${each.name}'`)), ...rest };
  }
  const named = sources.types.get(name);
  return named ? propsOf(sources, named) : { props: [] };
}

function propOf(member: ts.TypeElement): Prop[] {
  if (!ts.isPropertySignature(member) || !member.type) return [];
  const type = member.type.getText().replaceAll(/\s+/g, ' ');
  // `href?: undefined` forbids a property of another variant.
  if (type === 'undefined') return [];
  return [
    {
      name: member.name.getText(),
      type: type.replace(/ \| undefined$/, ''),
      description: commentOf(member),
      isRequired: !member.questionToken,
    },
  ];
}

function merged(
  parts: readonly { props: Prop[]; element?: string }[],
  isRequired: (name: string) => boolean,
): { props: Prop[]; element?: string } {
  const element = parts.find((part) => part.element)?.element;
  const props = new Map<string, Prop>();
  for (const prop of parts.flatMap((part) => part.props))
    if (!props.has(prop.name))
      props.set(prop.name, { ...prop, isRequired: prop.isRequired && isRequired(prop.name) });
  return { props: [...props.values()], ...(element !== undefined && { element }) };
}
