/**
 * Selectors for the parts of components that other packages may look for in the document. All other markup may change. In a
 * file of their own, so that scripts which look for a part do not load its component.
 */

/** Deck of slides. */
export const DECK = '.gt-deck';
/** Slide of a deck, in order. `data-href` is its path. */
export const SLIDE = '.gt-deck__slide';
/** Slide that is shown. */
export const CURRENT_SLIDE = '.gt-deck__slide[data-current]';
/** Rings that show the progress of a deck. */
export const PROGRESS_GLYPH = '.gt-progress-glyph';
/** Circle of a field, with its photo and its words. */
export const CIRCLE = '.gt-circle';
/** Photo of a circle, with its bark. */
export const CIRCLE_PHOTO = '.gt-circle__photo';
/** Rings behind a slide. */
export const FIELD_RINGS = '.gt-field-rings';
/** Picture in a circle with its bark. */
export const PHOTO_CIRCLE = '.gt-photo-circle';
/** Picture with its bark and its caption. */
export const FIGURE = '.gt-figure';
/** Picture of any component; its `img` is a child. */
export const PICTURE = '.gt-picture';
/** Titles in links to a page; the link may hold other text, such as a job. */
export const LINK_TITLES = '.gt-circle__words,.gt-story-card__title,.gt-member-card__name';
