/**
 * Selectors of parts of components that other packages find in the document. They are a contract: the rest of the markup may
 * change. Apart from the components, so that a script that finds a part does not load what renders it.
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
/** Picture with its bark and its caption. */
export const FIGURE = '.gt-figure';
/** Picture of any component; its `img` is a child. */
export const PICTURE = '.gt-picture';
/** Titles in links to a page; the link may hold other text, such as a job. */
export const LINK_TITLES = '.gt-circle__words,.gt-story-card__title,.gt-member-card__name';
