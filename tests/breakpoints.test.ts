import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as state from '../packages/state/src/constants.ts';
import { fieldShapeOf } from '../packages/ui/src/circle-field/fieldShape.ts';
import tokens from '../packages/ui/src/tokens/tokens.json' with { type: 'json' };

const { 'mobile-below': mobile, 'tablet-portrait-max': tablet } = tokens.breakpoint;

// Media queries cannot use custom properties, and `state` and `ui` do not import each other.
it('has the same widths of phones and upright tablets in state and ui', () => {
  expect(state.MOBILE_BREAKPOINT_PX).toBe(mobile.$value.value);
  expect(state.TABLET_PORTRAIT_MIN_PX).toBe(mobile.$value.value);
  expect(state.TABLET_PORTRAIT_MAX_PX).toBe(tablet.$value.value);
});

it('arranges circles at the breakpoints of the style sheets', () => {
  const upright = [
    mobile.$value.value - 1,
    mobile.$value.value,
    tablet.$value.value,
    tablet.$value.value + 1,
  ];
  expect(upright.map((width) => fieldShapeOf(width, 1200))).toEqual(['phone', 'tablet', 'tablet', 'desktop']);
});

it.each(['ui', 'pages'])('has one largest width of upright tablets in %s', (name) => {
  const source = path.join(import.meta.dirname, '..', 'packages', name, 'src');
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(source, file), 'utf8'));
  const drawn = [...sheets.join('\n').matchAll(/width <= (\d+)px\) and \(orientation: portrait\)/g)];
  expect(drawn.length).toBeGreaterThan(0);
  expect([...new Set(drawn.map(([, width]) => Number(width)))]).toEqual([tablet.$value.value]);
});
