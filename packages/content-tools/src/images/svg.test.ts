import { ContentError } from '@tamarack-lowe/content-model';
import { expect, test } from 'vitest';
import { contentCopy } from '../testing/contentCopy.ts';
import { readSvg } from './svg.ts';

const NAMESPACES =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:html="http://www.w3.org/1999/xhtml"';
const drawing = (inside: string) => `<svg ${NAMESPACES} viewBox="0 0 24 24">\n\n${inside}\n</svg>`;

function issuesOf(text: string): readonly string[] {
  using content = contentCopy();
  content.write('pictures/objects/logo.svg', text);
  try {
    readSvg(content.root, content.path('pictures/objects/logo.svg'));
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.issues.map(String);
    throw error;
  }
}

test.each<[string, string]>([
  ['<script>alert(1)</script>', '<script> would run in the browser of every visitor. Take it out'],
  ['<svg:script xmlns:svg="http://www.w3.org/2000/svg" href="#a"/>', '<svg:script> would run'],
  ['<g onclick="alert(1)"/>', 'onclick="…" would run in the browser of every visitor. Take it out'],
  ['<g onLoad="alert(1)"/>', 'onLoad="…" would run'],
  ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', 'href="javascript:alert(1)" would run'],
  ['<a xlink:href=" java&#9;script:alert(1)"/>', 'would run in the browser of every visitor'],
  ['<set attributeName="xlink:href" to="https://e.example/"/>', '<set> changes "xlink:href"'],
  [
    '<foreignObject><html:p>Hello</html:p></foreignObject>',
    '<foreignObject> shows something that is not a drawing',
  ],
  ['<html:div/>', '<html:div> belongs to a web page'],
  ['<image href="https://e.example/a.png"/>', 'href="https://e.example/a.png" refers to something outside'],
  ['<use xlink:href="other.svg#mark"/>', 'xlink:href="other.svg#mark" refers to something outside'],
  ['<image href="data:image/svg+xml,%3Csvg/%3E"/>', 'href="data:image/svg+xml,%3Csvg/%3E" would run'],
  ['<path fill="url(https://e.example/#a)"/>', 'url(https://e.example/#a) refers to something outside'],
  ['<path style="fill: url(\'//e.example\')"/>', 'url(//e.example) refers to something outside'],
  ['<style>p { fill: u\\72l(//e.example) }</style>', 'url(//e.example) refers to something outside'],
  [
    '<style><![CDATA[ @import "https://e.example/a.css"; ]]></style>',
    '@import "https://e.example/a.css" refers to',
  ],
  ['<g xml:base="https://e.example/"/>', 'xml:base="https://e.example/" leads every reference elsewhere'],
  ['<path d="M0 0"', 'this is not a drawing any more'],
  ['<path fill="&ink;"/>', 'this is not a drawing any more (undefined entity)'],
  ['<use href="#a" svg:x="1"/>', 'this is not a drawing any more (unbound namespace prefix'],
  ['<title>arrivÃ©e</title>', '"arrivÃ©e" is UTF-8 that was read as Windows-1252'],
])('refuses %s with its line', (inside, words) => {
  const [first = ''] = issuesOf(drawing(inside));
  expect(first).toMatch(/^pictures\/objects\/logo\.svg, line [34], column \d+: /);
  expect(first).toContain(words);
});

test('names the line of an attribute and of a rule, not that of the element', () => {
  expect(issuesOf(drawing('<g\n  id="a"\n  onclick="b"\n/>')).join()).toContain(
    'logo.svg, line 5, column 3: ',
  );
  expect(issuesOf(drawing('<style>\np { fill: red }\nq { fill: url(b.svg#c) }\n</style>')).join()).toContain(
    'logo.svg, line 5, column 11: ',
  );
});

test.each<[string, string]>([
  ['<!DOCTYPE svg [ <!ENTITY ink "#000"> ]>\n', 'this DOCTYPE declares entities'],
  [
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n',
    'this DOCTYPE names a file elsewhere',
  ],
  ['<?xml-stylesheet href="a.css"?>\n', '<?xml-stylesheet …?> asks for a style sheet'],
  [
    '<?xml version="1.0" encoding="ISO-8859-1"?>\n',
    'it says encoding="ISO-8859-1", but it is saved as UTF-8',
  ],
])('refuses what stands before a drawing: %s', (before, words) => {
  expect(issuesOf(before + drawing('<path d="M0 0"/>'))).toEqual([
    expect.stringContaining(`pictures/objects/logo.svg, line 1, column 1: ${words}`),
  ]);
});

test('accepts what drawing programs write', () => {
  const inside = [
    '<metadata xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:RDF rdf:about="https://e.example/"/></metadata>',
    '<defs><linearGradient id="a" xlink:href="#b"/></defs>',
    '<style>@media print { .a { fill: url(#a) } }</style>',
    '<image href="data:image/png;base64,AAAA"/>',
    '<a><use href="#a" style="fill:url(&quot;#a&quot;)"/></a>',
  ];
  const before = '\ufeff<?xml version="1.0" encoding="utf-8"?>\n<!-- Made by hand --><!DOCTYPE svg>\n';
  expect(issuesOf(before + drawing(inside.join('\n')))).toEqual([]);
});

test('refuses a drawing of a shape that would take minutes to render', () => {
  const of = (box: string) => issuesOf(`<svg ${NAMESPACES} viewBox="0 0 ${box}"/>`);
  expect([of('200 10'), of('10 40')]).toEqual([[], []]);
  expect(of('2 135').join()).toContain('line 1, column');
  expect(of('2 135').join()).toContain('it is 2 wide and 135 high');
  expect(of('201 10').join()).toContain('at most 20 times as wide as high, and 4 times as high as wide');
});

/** Levels that each show the one below ten times. */
const levels = (depth: number) =>
  Array.from({ length: depth }, (_, level) =>
    ['<g id="l', level + 1, '">', `<use href="#l${level}"/>`.repeat(10), '</g>'].join(''),
  ).join('');

test('refuses a drawing that copies shapes until a build takes seconds for it', () => {
  const bomb = (depth: number) => drawing(`<rect id="l0"/>${levels(depth)}<use href="#l${depth}"/>`);
  expect(issuesOf(bomb(2))).toEqual([]);
  expect(issuesOf(bomb(9)).join()).toMatch(
    /its <use> elements make \d+ copies of shapes.+; 5000 are allowed\./,
  );
  expect(issuesOf(drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))).toEqual([]);
  expect(issuesOf(drawing(`<path id="a"/>${'<use xlink:href="#a"/>'.repeat(6000)}`)).join()).toContain(
    'copies',
  );
});
