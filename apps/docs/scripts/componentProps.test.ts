import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { exportsOf, readSources } from './componentProps.ts';

/** Writes modules into a folder that is removed after the test, and reads the exports of the first. */
function exportsIn(modules: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'props-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(modules)) writeFileSync(path.join(folder, name), text);
  return exportsOf(readSources(folder), path.join(folder, Object.keys(modules)[0] ?? ''));
}

it('reads properties with their comments through intersections and named types', () => {
  const [tag] = exportsIn({
    'Tag.tsx': `import type { Look } from './look.ts';
      export type TagProps = Omit<ComponentPropsWithRef<'span'>, 'title'> & Look & {
        /** Words on it. */
        label: string;
      };
      /** A tag. */
      export function Tag({ label }: TagProps) { return null; }`,
    'look.ts': 'export type Look = {\n  /** Default m. */\n  size?: "s" | "m";\n};',
  });
  expect(tag).toEqual({
    name: 'Tag',
    description: 'A tag.',
    isComponent: true,
    element: 'span',
    props: [
      { name: 'size', type: '"s" | "m"', description: 'Default m.', isRequired: false },
      { name: 'label', type: 'string', description: 'Words on it.', isRequired: true },
    ],
  });
});

it('takes a property for required only where every variant needs it', () => {
  const [choice] = exportsIn({
    'Choice.tsx': `export type ChoiceProps = { label: string; href: string } | { label: string; href?: undefined };
      export function Choice(props: ChoiceProps) { return null; }`,
  });
  expect(choice?.props.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['label', true],
    ['href', false],
  ]);
});

it('finds exports that a module passes on, components in memo, and functions', () => {
  const found = exportsIn({
    'Field.tsx': `export { Circle, type CircleProps } from './Circle.tsx';
      export type FieldProps = { seed: number };
      export const Field = memo(function Field({ seed }: FieldProps) { return null; });
      /** Starts it. */
      export function startField() {}`,
    'Circle.tsx':
      'export type CircleProps = {}; export function Circle(props: CircleProps) {} export function hidden() {}',
  });
  expect(found.map(({ name, isComponent }) => [name, isComponent])).toEqual([
    ['Circle', true],
    ['Field', true],
    ['startField', false],
  ]);
  expect(found[1]?.props[0]?.name).toBe('seed');
});
