import type { SiteVisitorTypes } from '@tamarack-lowe/content-model';
import type { Critical } from '@tamarack-lowe/prerender';

/**
 * Tells `prerender`, which knows no class name of the kit, which rules of the style sheet each page contains, and which wait for
 * the deferred stylesheet.
 */
export const criticalCss = (types: SiteVisitorTypes): Critical => ({
  ...KIT,
  becomes: [...otherTypes(types), ...KIT.becomes],
});

/** Selectors of what a page shows to visitor types other than the first, for which it is rendered: parts and colour schemes. */
function otherTypes([, ...others]: SiteVisitorTypes): RegExp[] {
  if (others.length === 0) return [];
  const selectors = others.flatMap(({ light }, index) => [
    new RegExp(`\\[data-as="?${index + 1}`),
    new RegExp(`\\.gt-${light}\\b`),
  ]);
  return [/:not\(\[data-as\]\)/, ...selectors];
}

const KIT = {
  // Hidden at first: other slides, the closed menu, the footer of slides. The deferred stylesheet arrives with the first
  // touch at the latest.
  unseen: '.gt-deck__slide:not([data-current]), dialog, html.page-slides footer',
  // States that scripts set while slides move.
  becomes: [/:root:not\(\[data-gt-motion/, /data-shown/, /\[open\]/, /gt-circle__play/, /::backdrop/],
  // Keyboard focus on a circle and in the footer of slides, rings on adjacent slides, text from right to left, the open
  // menu and its marks, room for a notice that scripts show, a circle field that scripts switch to the grid layout.
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
  // Until the deferred stylesheet arrives, an open menu shows readable text and links, and its rings take no room. The kit
  // sets the same properties in a later layer, so none of these rules outlasts it.
  standIns:
    '@layer gt.base{.gt-menu[open]{block-size:100%;inline-size:100%;max-block-size:none;max-inline-size:none;' +
    'border:0;padding:14px 20px;background:var(--gt-ground)}' +
    '.gt-menu__rings,.gt-network-ring__rings svg,.gt-name-ring>svg{block-size:0;inline-size:0}}',
} satisfies Critical;
