// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest';
import { keepForm, keptForm } from './keptForm.ts';

const NAMES = { form: 'storyForm' };
const PLAIN = { form: 'plain', href: '/a/plain' } as const;
const SHORT = { form: 'short', href: '/a/minute' } as const;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('keeps a form for stories that have it, until the visitor goes back to stories as they are', () => {
  keepForm(NAMES, 'short');
  expect(keptForm(NAMES, [PLAIN, SHORT])).toBe(SHORT);
  expect(keptForm(NAMES, [PLAIN])).toBeUndefined();
  keepForm(NAMES, null);
  expect(keptForm(NAMES, [PLAIN, SHORT])).toBeUndefined();
});

test('keeps nothing where storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => keepForm(NAMES, 'plain')).not.toThrow();
  expect(keptForm(NAMES, [PLAIN])).toBeUndefined();
});
