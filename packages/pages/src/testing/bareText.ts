import path from 'node:path';
import ts from 'typescript';

/** Text with siblings in JSX, which breaks when a browser translates the page. */
export type BareText = { at: string; text: string };

/** Kinds of content that an expression may render. */
type Kind = 'element' | 'text' | 'nothing';

/** Types of props that count as elements; callers are responsible for strings among them. */
const NODES = /^(?:React\.)?(?:ReactNode|ReactElement|JSX\.Element)\b/;

/**
 * Finds text with siblings in JSX. A browser that translates a page replaces each text node with a `<font>` element. React
 * then updates a node that is no longer in the document, or throws when it adds or removes a sibling. Text that is alone in
 * its element is safe. Names and calls count as text, unless the files declare them as elements.
 */
export function bareText(files: readonly { name: string; text: string }[]): BareText[] {
  const sources = files
    .filter(
      ({ name, text }) =>
        name.endsWith('.tsx') || (name.endsWith('.ts') && /ReactNode|ReactElement|JSX/.test(text)),
    )
    .map(({ name, text }) => ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true));
  const props = new Map(sources.map((source) => [source.fileName, propsOf(source)]));
  const everywhere = merged([...props.values()]);
  return sources.flatMap((source) => {
    const own = merged([source.fileName, ...importsOf(source)].flatMap((name) => props.get(name) ?? []));
    const kinds = kindsIn(source, (name) => own.get(name) ?? everywhere.get(name) ?? false);
    const found: BareText[] = [];
    const note = (node: ts.Node) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ at: `${source.fileName}:${line + 1}`, text: node.getText().replaceAll(/\s+/g, ' ') });
    };
    const look = (node: ts.Node): void => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
        const children = node.children.filter(isRendered);
        // A fragment has no element of its own: its text stands beside whatever stands beside the fragment.
        const alone = ts.isJsxElement(node) && children.length < 2;
        for (const child of alone ? [] : children) if (kinds(child).includes('text')) note(child);
      }
      // A component that returns a list has no element of its own either.
      if (ts.isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? '') && node.body) {
        for (const returned of returnsOf(node.body))
          if (ts.isCallExpression(returned) && kinds(returned).includes('text')) note(returned);
      }
      ts.forEachChild(node, look);
    };
    look(source);
    return found;
  });
}

/** True for a child of JSX that is neither a line break nor a comment. */
function isRendered(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces;
  return !ts.isJsxExpression(child) || child.expression !== undefined;
}

/** Relative imports of a file, as the files are named. */
function importsOf(source: ts.SourceFile): string[] {
  const folder = path.posix.dirname(source.fileName);
  return source.statements
    .filter(ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => (ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''))
    .filter((from) => from.startsWith('.'))
    .map((from) => path.posix.join(folder, from));
}

/** Merges props by name: true if all declarations are React nodes. */
function merged(declared: readonly ReadonlyMap<string, boolean>[]): ReadonlyMap<string, boolean> {
  const all = new Map<string, boolean>();
  for (const props of declared)
    for (const [name, isNode] of props) all.set(name, (all.get(name) ?? true) && isNode);
  return all;
}

/** Returns the values that a function returns, without those of functions inside it. */
function returnsOf(body: ts.Node): ts.Expression[] {
  const returned: ts.Expression[] = [];
  const look = (inner: ts.Node): void => {
    if (ts.isReturnStatement(inner)) returned.push(...(inner.expression ? [inner.expression] : []));
    else if (!ts.isFunctionLike(inner)) ts.forEachChild(inner, look);
  };
  ts.forEachChild(body, look);
  return returned;
}

/** Returns the props that types of a file declare; true for React nodes. */
function propsOf(source: ts.SourceFile): Map<string, boolean> {
  const props = new Map<string, boolean>();
  const look = (node: ts.Node): void => {
    if ((ts.isPropertySignature(node) || ts.isParameter(node)) && node.type && ts.isIdentifier(node.name)) {
      const isNode = NODES.test(node.type.getText());
      props.set(node.name.text, (props.get(node.name.text) ?? true) && isNode);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return props;
}

/** Returns a function that says what a child or an expression of a file may render. */
function kindsIn(source: ts.SourceFile, isNode: (prop: string) => boolean): (node: ts.Node) => Kind[] {
  const values = valuesOf(source);
  const seen = new Set<ts.Node>();

  function ofName(name: string): Kind[] {
    const value = values.get(name);
    return value ? kinds(value) : [isNode(name) ? 'element' : 'text'];
  }

  function ofFunction(node: ts.Node): Kind[] {
    if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node) && !ts.isFunctionDeclaration(node))
      return ['text'];
    if (!node.body) return ['text'];
    if (!ts.isBlock(node.body)) return kinds(node.body);
    return returnsOf(node.body).flatMap(kinds);
  }

  function ofCall(node: ts.CallExpression): Kind[] {
    const callback = node.arguments.at(-1);
    if (node.expression.getText() === 'createElement') return ['element'];
    if (isMap(node) && callback) return ofFunction(callback);
    const callee = ts.isIdentifier(node.expression) ? values.get(node.expression.text) : undefined;
    return callee ? ofFunction(callee) : ['text'];
  }

  function kinds(node: ts.Node): Kind[] {
    // A name defined by itself adds nothing.
    if (seen.has(node)) return ['nothing'];
    seen.add(node);
    const found = kindsOf(node);
    seen.delete(node);
    return found;
  }

  function kindsOf(node: ts.Node): Kind[] {
    if (ts.isJsxText(node)) return ['text'];
    if (ts.isJsxExpression(node)) return node.expression ? kinds(node.expression) : ['nothing'];
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node))
      return ['element'];
    if (ts.isStringLiteralLike(node)) return [node.text === '' ? 'nothing' : 'text'];
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node))
      return kinds(node.expression);
    if (ts.isConditionalExpression(node)) return [...kinds(node.whenTrue), ...kinds(node.whenFalse)];
    if (ts.isBinaryExpression(node)) {
      if (node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return kinds(node.right);
      return [...kinds(node.left), ...kinds(node.right)];
    }
    if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(kinds);
    if (ts.isCallExpression(node)) return ofCall(node);
    if (ts.isIdentifier(node)) return node.text === 'undefined' ? ['nothing'] : ofName(node.text);
    if (ts.isPropertyAccessExpression(node)) return ofName(node.name.text);
    return /^(?:null|true|false)$/.test(node.getText()) ? ['nothing'] : ['text'];
  }
  return kinds;
}

/** Returns the constants and functions of a file, by name. */
function valuesOf(source: ts.SourceFile): ReadonlyMap<string, ts.Node> {
  const values = new Map<string, ts.Node>();
  const look = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      values.set(node.name.text, node.initializer);
    if (ts.isFunctionDeclaration(node) && node.name) values.set(node.name.text, node);
    ts.forEachChild(node, look);
  };
  look(source);
  return values;
}

/** True for a call that returns a list: `lines.map(…)`, `Array.from({ length }, …)`. */
function isMap({ expression }: ts.CallExpression): boolean {
  return ts.isPropertyAccessExpression(expression) && /^(?:map|flatMap|from)$/.test(expression.name.text);
}
