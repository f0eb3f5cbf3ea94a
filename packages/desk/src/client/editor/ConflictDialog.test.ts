import { expect, test } from 'vitest';
import type { Conflict } from '../../protocol.ts';
import { bothOf, resolved } from './ConflictDialog.tsx';

const CONFLICTS: Conflict[] = [
  { path: ['label'], opened: 'Oak', theirs: 'Oaks', mine: 'An oak' },
  { path: ['nav'], opened: { next: 'a' }, theirs: { next: 'b' } },
];
const MERGED = { label: 'Oaks', nav: { next: 'b' }, summary: 'mine alone' };

test('their value stays where nothing else is chosen', () => {
  expect(resolved(MERGED, CONFLICTS, new Map())).toEqual(MERGED);
});

test('my value takes its place, also where I took the field out', () => {
  const chosen = new Map([
    [0, 'mine' as const],
    [1, 'mine' as const],
  ]);
  expect(resolved(MERGED, CONFLICTS, chosen)).toEqual({ label: 'An oak', summary: 'mine alone' });
});

test('both keeps every word of both', () => {
  expect(resolved(MERGED, CONFLICTS, new Map([[0, 'both']]))).toMatchObject({ label: 'Oaks\n\nAn oak' });
  expect(bothOf(['a'], ['b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(bothOf(undefined, 'x')).toBe('x');
});
