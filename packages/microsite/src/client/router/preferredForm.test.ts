// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest';
import { preferredForm, storePreferredForm } from './preferredForm.ts';

const NAMES = { form: 'storyForm' };
const PLAIN = { form: 'plain', href: '/a/plain' } as const;
const SHORT = { form: 'short', href: '/a/minute' } as const;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('keeps a form for stories that have it, until the visitor goes back to stories as they are', () => {
  storePreferredForm(NAMES, 'short');
  expect(preferredForm(NAMES, [PLAIN, SHORT])).toBe(SHORT);
  expect(preferredForm(NAMES, [PLAIN])).toBeUndefined();
  storePreferredForm(NAMES, null);
  expect(preferredForm(NAMES, [PLAIN, SHORT])).toBeUndefined();
});

test('keeps nothing where storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => storePreferredForm(NAMES, 'plain')).not.toThrow();
  expect(preferredForm(NAMES, [PLAIN])).toBeUndefined();
});
