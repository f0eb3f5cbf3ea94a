import { groundRoles } from './groundStyles.ts';
import { styleRule } from './styleRule.ts';
import type { Group } from './tokenTree.ts';
import { fonts } from './typeStyles.ts';

/**
 * What is made of the values of a brand, made anew where a brand is set on an element inside the page: what the page made of
 * its own would be inherited as it is. A brand begins on the ground that a page begins on, unless its element has another.
 */
export function brandStyles(tokens: Group): string {
  const ground = styleRule(
    ':where([data-gt-brand]:not([data-gt-ground], .gt-dusk, .gt-night))',
    groundRoles(tokens, 'dawn'),
  );
  return `${styleRule(':where([data-gt-brand])', fonts(tokens))}\n\n  @media not print {\n${ground}\n  }`;
}
