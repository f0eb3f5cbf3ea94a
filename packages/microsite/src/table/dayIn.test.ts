import { expect, test } from 'vitest';
import { dayIn } from './dayIn.ts';

test('an evening in the west is still the day before', () => {
  const moment = new Date('2026-03-01T05:30:00Z');
  expect(dayIn('America/Vancouver', moment)).toBe('2026-02-28');
  expect(dayIn('UTC', moment)).toBe('2026-03-01');
});
