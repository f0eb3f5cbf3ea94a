import { expect, test } from 'vitest';
import { oldStyleIssues, renameInCode, renameInStyles } from './oldStyles.ts';

test.each([
  [':where(.gt-night, [data-gt-ground="night"])', ':where(.gt-night, [data-gt-scheme="night"])'],
  ['transition: opacity var(--gt-menu-leave)', 'transition: opacity var(--gt-duration-menu-leave)'],
  ['.gt-social-ring .gt-social-ring__disc {', '.gt-network-ring .gt-network-ring__disc {'],
])('renames in the style sheet %s', (old, expected) => {
  expect(renameInStyles(old).text).toBe(expected);
});

test.each([
  'background: var(--gt-ground)',
  'fill: var(--gt-social-ring)',
  '.my-story-share {}',
  '.story-shared {}',
  '[data-gt-grounded] {}',
])('leaves other names: %s', (css) => expect(renameInStyles(css)).toEqual({ text: css, changes: [] }));

test('renames only the attribute in code', () => {
  const code = 'node.dataset.gtGround === "dusk" && <p data-gt-ground="night" className="story-share" />';
  expect(renameInCode(code).text).toBe(
    'node.dataset.gtScheme === "dusk" && <p data-gt-scheme="night" className="story-share" />',
  );
});

test('names each old name once, with the command that moves it', () => {
  expect(oldStyleIssues('[data-gt-ground] {} p [data-gt-ground] {}')).toEqual([
    '"data-gt-ground" is "data-gt-scheme" now, so the rule has no effect. Move the whole site with one command: microsite migrate',
  ]);
});
