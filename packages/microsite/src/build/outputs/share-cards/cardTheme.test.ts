import { expect, test } from 'vitest';
import { resolveColour } from './cardTheme.ts';

const THEME = ':root {\n  --gt-color-gold: #ff8f45;\n  --gt-name-ring-1: var(--gt-color-gold);\n}\n';

test('takes the colour that a theme sets, as a value or by the name of another property', () => {
  expect(resolveColour(THEME, 'var(--gt-color-gold,#F5B53C)')).toBe('#ff8f45');
  expect(resolveColour(THEME, 'var(--gt-name-ring-1,#E9694D)')).toBe('#ff8f45');
});

test('falls back to the colour of the kit when the theme sets none', () => {
  expect(resolveColour(THEME, 'var(--gt-name-ring-2,#F5B53C)')).toBe('#F5B53C');
  expect(resolveColour('', 'var(--gt-color-gold,#F5B53C)')).toBe('#F5B53C');
});
