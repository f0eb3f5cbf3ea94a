import { expect, test } from 'vitest';
import { unitedPolicy } from './unitedPolicy.ts';

const policy = (script: string, style: string) =>
  `default-src 'none'; script-src 'self' 'sha256-${script}'; style-src 'self' 'sha256-${style}'`;

test('allows what each page needs, once', () => {
  expect(unitedPolicy([policy('a', 'x'), policy('a', 'y')], 2000)).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-x' 'sha256-y'",
  );
});

test('gives up which styles they are where a line has no room, never which scripts', () => {
  expect(unitedPolicy([policy('a', 'x'), policy('b', 'y')], 90)).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self' 'unsafe-inline'",
  );
});
