import { expect, test } from 'vitest';
import { dragOf } from './dragOf.ts';

test('the row follows a finger, and gives way a little where there is nothing more', () => {
  expect([-100, 0, 100].map((dx) => dragOf(dx, { left: false, right: false }))).toEqual([-100, 0, 100]);
  expect([-100, 0, 100].map((dx) => dragOf(dx, { left: true, right: false }))).toEqual([-30, 0, 100]);
  expect([-100, 0, 100].map((dx) => dragOf(dx, { left: false, right: true }))).toEqual([-100, 0, 30]);
});
