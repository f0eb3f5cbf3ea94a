import { expect, test } from 'vitest';
import { colourIn } from '../../share/colourIn.ts';

const THEME = ':root {\n  --gt-color-gold: #ff8f45;\n  --gt-name-ring-1: var(--gt-color-gold);\n}\n';

test('takes the colour that a theme sets, by its own name or by that of another', () => {
  expect(colourIn(THEME, 'var(--gt-color-gold,#F5B53C)')).toBe('#ff8f45');
  expect(colourIn(THEME, 'var(--gt-name-ring-1,#E9694D)')).toBe('#ff8f45');
});

test('falls back on the colour of the kit where a theme sets none', () => {
  expect(colourIn(THEME, 'var(--gt-name-ring-2,#F5B53C)')).toBe('#F5B53C');
  expect(colourIn('', 'var(--gt-color-gold,#F5B53C)')).toBe('#F5B53C');
});
