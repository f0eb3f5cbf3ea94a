import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|tsx|css)$/.test(file) && !/\.test\.tsx?$|^testing/.test(file))
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }));

const having = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test('knows no router, no store and nobody’s content', () => {
  expect(having(/from '(?!\.|react'|@tamarack-lowe\/(?:content-model|ui)[/'])/)).toEqual([]);
  expect(having(/@tamarack-lowe\/(?:state|stories|api-client|site)|react-router|react-redux/)).toEqual([]);
});

test('names neither a firm nor its product, and no address of a page', () => {
  expect(having(/Tamarack Lowe|Grow Together|grow-together|how-we-recruit|connect-with-us/)).toEqual([]);
  expect(having(/href="\/|PATHS|(?:story|member|resource)Path\(/)).toEqual([]);
});

test('writes words and dates in the language it is given', () => {
  expect(having(/['"`](?:en|fr)(?:-CA)?['"`]/)).toEqual([]);
});

test('puts no words and no marks between what it is given: whole sentences are labels', () => {
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

test('leaves style sheets to whoever composes the site', () => {
  expect(having(/import '.*\.css'/)).toEqual([]);
});

test('has no circles', () => {
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
