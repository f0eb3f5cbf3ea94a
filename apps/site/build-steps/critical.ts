/**
 * A menu that is opened, and rings that are come to, before their rules are there: words to read and links to follow.
 * Nothing here may outlast those rules, which stand in a later layer and set the same properties.
 */
export const EARLY_RULES =
  '@layer gt.base{.gt-menu[open]{block-size:100%;inline-size:100%;max-block-size:none;max-inline-size:none;' +
  'border:0;padding:14px 20px;background:var(--gt-ground)}' +
  '.gt-menu__rings,.gt-social-ring__rings svg,.gt-name-ring>svg{block-size:0;inline-size:0}}';
