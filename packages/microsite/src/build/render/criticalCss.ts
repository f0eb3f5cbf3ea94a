import type { SiteVisitorTypes } from '@tamarack-lowe/content-model';
import type { Critical } from '@tamarack-lowe/prerender';

/** What the pages of a site carry of their style sheet: the kit's shapes, told to what knows none of them. */
export const criticalOf = (types: SiteVisitorTypes): Critical => ({
  ...SHAPES,
  becomes: [...ofOthers(types), ...SHAPES.becomes],
});

/** What a page is for the visitor type it is built for, and becomes for another: its parts, and its light. */
function ofOthers([, ...others]: SiteVisitorTypes): RegExp[] {
  if (others.length === 0) return [];
  const parts = others.flatMap(({ light }, index) => [
    new RegExp(`\\[data-as="?${index + 1}`),
    new RegExp(`\\.gt-${light}\\b`),
  ]);
  return [/:not\(\[data-as\]\)/, ...parts];
}

const SHAPES = {
  // Slides that are not looked at, what is in the closed menu, the footer of slides. The whole sheet comes with the first
  // touch, at the latest.
  unseen: '.gt-deck__slide:not([data-current]), dialog, html.page-slides footer',
  // Moving slides.
  becomes: [/:root:not\(\[data-gt-motion/, /data-shown/, /\[open\]/, /gt-circle__play/, /::backdrop/],
  // The keyboard on a circle and in the footer of slides, rings on slides beside, text from right to left, an open menu
  // and its marks, room for a notice that scripts show, a field of circles that scripts have found to need the calm
  // layout.
  later: [
    /:focus-visible>\.gt-photo-circle/,
    /:focus-visible \.gt-circle__(?:disc|tag)/,
    /\.site-footer:focus-within/,
    /data-side\].*\.gt-name-ring/,
    /:dir\(rtl\)|\[dir="?rtl/,
    /\.gt-network-ring/,
    /(?:^|[\s>])\.gt-menu(?!-button)/,
    /:has\(\[data-layout/,
    /^html:has\(\.gt-notice\)$/,
  ],
  moving: [/gt-deck(?!-controls)|gt-layer|gt-menu|view-transition/],
  properties: ['--gt-logo-outer'],
  // A menu that is opened, and rings that are come to, before their rules are there: words to read and links to follow.
  // Nothing here may outlast those rules, which stand in a later layer and set the same properties.
  standIns:
    '@layer gt.base{.gt-menu[open]{block-size:100%;inline-size:100%;max-block-size:none;max-inline-size:none;' +
    'border:0;padding:14px 20px;background:var(--gt-ground)}' +
    '.gt-menu__rings,.gt-network-ring__rings svg,.gt-name-ring>svg{block-size:0;inline-size:0}}',
} satisfies Critical;
