import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bareText } from './testing/bareText.ts';

const said = (jsx: string, before = '') =>
  bareText([{ name: 'Page.tsx', text: `${before}\nexport const page = ${jsx};` }]).map(({ text }) => text);

it('no text has siblings in JSX: browsers that translate pages replace text nodes', () => {
  const root = path.join(import.meta.dirname, '../../..');
  const names = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/norrbeck/custom/**/*.{ts,tsx}'], {
    cwd: root,
  });
  // The desk forbids browsers to translate it: they would translate the words that are being edited.
  const products = names.filter(
    (name) => !/\.(?:test|stories)\.tsx?$|\/(?:testing|examples)\/|^packages\/desk\//.test(name),
  );
  expect(products.length).toBeGreaterThan(100);
  expect(
    bareText(products.map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }))),
  ).toEqual([]);
});

it('words, calls and strings beside an element are found, on both sides of an optional one', () => {
  expect(said('<p>Hello <b>you</b></p>')).toEqual(['Hello ']);
  expect(said('<p><Icon />{say("next")}</p>')).toEqual(['{say("next")}']);
  expect(said('<p>{place}{host && <b>{host}</b>}</p>')).toEqual(['{place}']);
  expect(said('<p>{minutes}:{seconds}</p>')).toHaveLength(3);
  expect(said("<p><b>a</b>{' '}{more && <i>{more}</i>}</p>")).toEqual(["{' '}"]);
});

it('text in fragments and lists is found: they have no element of their own', () => {
  expect(said('<>{words}</>')).toEqual(['{words}']);
  expect(said('<ul><Head />{lines.map((line) => line)}</ul>')).toEqual(['{lines.map((line) => line)}']);
  const lines = "function Lines({ of }) { return of.flatMap((line) => [<i key={line}>{line}</i>, ' ']); }";
  expect(said('<Lines of={lines} />', lines)).toHaveLength(1);
});

it('text alone in its element passes, and so do elements', () => {
  expect(said('<p>{say("hello", { name })}</p>')).toEqual([]);
  expect(said('<p><Icon /><span>{words}</span>{open && <b>{more}</b>}{null}</p>')).toEqual([]);
  expect(
    said('<p>{icon}{children}</p>', 'const icon = <i />;\ntype Props = { children: ReactNode };'),
  ).toEqual([]);
  expect(said('<ul><Head />{items.map(({ name }) => (<li key={name}>{name}</li>))}</ul>')).toEqual([]);
});
