import type { SiteVisitorTypes } from '@tamarack-lowe/content-model';
import { FIRST_PAINT as FRAME } from '@tamarack-lowe/pages/internal/first-paint';
import type { Critical } from '@tamarack-lowe/prerender';
import { FIRST_PAINT as KIT } from '@tamarack-lowe/ui/internal/first-paint';

/**
 * Rules of the style sheet that each page contains, and those of the deferred stylesheet. For `prerender`, which knows no class
 * name of `ui`.
 */
export const criticalCss = (types: SiteVisitorTypes): Critical => ({
  ...KIT,
  unseen: `${KIT.unseen}, ${FRAME.unseen}`,
  becomes: [...otherTypes(types), ...KIT.becomes, ...FRAME.becomes],
  later: [...KIT.later, ...FRAME.later],
  moving: [...KIT.moving, ...FRAME.moving],
});

/** Selectors of parts and colour schemes for the other visitor types than the first, for which pages are rendered. */
function otherTypes([, ...others]: SiteVisitorTypes): RegExp[] {
  if (others.length === 0) return [];
  const selectors = others.flatMap(({ colourScheme }, index) => [
    new RegExp(`\\[data-as="?${index + 1}`),
    new RegExp(`\\.gt-${colourScheme}\\b`),
  ]);
  return [/:not\(\[data-as\]\)/, ...selectors];
}
