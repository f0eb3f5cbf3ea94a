import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|tsx|css)$/.test(file) && !/\.test\.tsx?$|^testing/.test(file))
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }));

const having = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test('imports no router, no store and no content of a firm', () => {
  expect(having(/from '(?!\.|react(?:-dom)?'|@tamarack-lowe\/(?:content-model|ui)[/'])/)).toEqual([]);
  expect(having(/@tamarack-lowe\/(?:state|stories|api-client|site)|react-router|react-redux/)).toEqual([]);
});

test('names no firm, no product and no address of a page', () => {
  expect(having(/Tamarack Lowe|Grow Together|grow-together|how-we-recruit|connect-with-us/)).toEqual([]);
  expect(having(/href="\/|PATHS|(?:story|member|resource)Path\(/)).toEqual([]);
});

test('names no language', () => {
  expect(having(/['"`](?:en|fr)(?:-CA)?['"`]/)).toEqual([]);
});

test('has no words and no punctuation between values: whole sentences are labels', () => {
  const written: string[] = [];
  const walk = (node: ts.Node, file: string) => {
    if (ts.isJsxText(node) && node.text.trim() !== '') written.push(`${file}: ${node.text.trim()}`);
    ts.forEachChild(node, (child) => walk(child, file));
  };
  for (const { file, text } of files.filter(({ file }) => file.endsWith('.tsx')))
    walk(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX), file);
  expect(written).toEqual([]);
  expect(having(/(?:aria-label|alt|title|placeholder)="[^"]/)).toEqual([]);
  expect(having(/\$\{[^}]+\}[:.,;] /)).toEqual([]);
});

test('imports no style sheet', () => {
  expect(having(/import '.*\.css'/)).toEqual([]);
});

test('has no import cycles', () => {
  const graph = new Map(
    files.map(({ file, text }) => [
      file,
      [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => join(file, '..', to)),
    ]),
  );
  const circles: string[] = [];
  const walk = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    else for (const next of graph.get(file) ?? []) walk(next, [...way, file]);
  };
  for (const file of graph.keys()) walk(file, []);
  expect(circles).toEqual([]);
});
