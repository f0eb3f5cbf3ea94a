import { expect, it } from 'vitest';
import { type EntryPointApi, parseReport, writeReport } from './apiReport.ts';

const ENTRY_POINTS: EntryPointApi[] = [
  {
    name: '.',
    imports: ["import { ReactNode } from 'react';", "import { Ref } from 'react';"],
    declarations: [
      'export function Button(props: ButtonProps): ReactNode;',
      'export type ButtonProps = {\n    size: Size;\n    ref: Ref;\n};',
      'type Size = "m" | "l";',
      'export function only(): void;',
    ],
  },
  { name: './styles.css', imports: [], declarations: [] },
  {
    name: './button',
    imports: ["import { ReactNode } from 'react';", "import { Ref } from 'react';"],
    declarations: [
      'export function Button(props: ButtonProps): ReactNode;',
      'type ButtonProps = {\n    size: Size;\n    ref: Ref;\n};',
      'type Size = "m" | "l";',
    ],
  },
];

it('prints a declaration once, at the entry point that it belongs to', () => {
  expect(writeReport('kit', ENTRY_POINTS)).toBe(`# Public API of kit

Written by \`pnpm api:update\`, not by hand. A declaration stands once; other entry points refer to it.

\`\`\`ts
import { ReactNode, Ref } from 'react';
\`\`\`

## .

\`\`\`ts
export { Button } from './button';
import { Size } from './button';

export type ButtonProps = {
    size: Size;
    ref: Ref;
};

export function only(): void;
\`\`\`

## ./button

\`\`\`ts
import { ButtonProps } from '.';

export function Button(props: ButtonProps): ReactNode;

type Size = "m" | "l";
\`\`\`

## ./styles.css

No types.
`);
});

it('reads back what every entry point exports', () => {
  const lines = parseReport(writeReport('kit', ENTRY_POINTS));
  for (const { name, imports, declarations } of ENTRY_POINTS) {
    const expected = [...imports, ...declarations.flatMap((text) => text.split('\n'))].toSorted();
    const found = (lines.get(name) ?? []).filter((line) => line !== '' && line !== 'No types.');
    expect(found, name).toEqual(expected);
  }
});

it('keeps the overloads of a function together', () => {
  const declarations = ['export function f(a: string): void;', 'export function f(a: number): void;'];
  const report = writeReport('kit', [
    { name: '.', imports: [], declarations },
    { name: './f', imports: [], declarations },
  ]);
  expect(report).toContain("export { f } from './f';");
  expect(parseReport(report).get('.')).toEqual(declarations.toSorted());
});
