import { styleRule } from './styleRule.ts';
import { type Group, group, leaves, measure } from './tokenTree.ts';

/** Times, curves and depths as custom properties, and the shorter times of reduced motion. */
export function motionStyles(tokens: Group): string {
  const reduced = reducedTimes(tokens);
  return `${styleRule(':root', motion(tokens))}

  @media (prefers-reduced-motion: reduce) {
${styleRule(':root:not([data-gt-motion="full"])', reduced).replace(/^/gm, '  ')}
  }

${styleRule(':root[data-gt-motion="reduced"]', reduced)}`;
}

function motion(tokens: Group): Record<string, string> {
  const found: Record<string, string> = { '--gt-motion': '1' };
  for (const [path, token] of leaves(group(tokens, 'motion', 'duration'))) {
    found[`--gt-duration-${path.join('-')}`] = measure(token.$value);
  }
  for (const [path, token] of leaves(group(tokens, 'motion', 'easing'))) {
    found[`--gt-ease-${path.join('-')}`] = `cubic-bezier(${(token.$value as number[]).join(', ')})`;
  }
  for (const [path, token] of leaves(group(tokens, 'motion', 'depth'))) {
    // Travel is given in px at 1440 wide.
    found[`--gt-depth-${path.join('-')}`] = `${Number(((Number(token.$value) / 1440) * 100).toFixed(3))}vw`;
  }
  return found;
}

/** What lasts as long as before is not travel: it may stay when a visitor asks for less motion. */
function reducedTimes(tokens: Group): Record<string, string> {
  const found: Record<string, string> = { '--gt-motion': '0' };
  for (const [path, token] of leaves(group(tokens, 'motion', 'duration'))) {
    const reduced = token.$extensions?.['design.reduced'];
    if (reduced) found[`--gt-duration-${path.join('-')}`] = measure(reduced);
  }
  return found;
}
