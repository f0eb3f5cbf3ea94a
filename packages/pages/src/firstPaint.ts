/** Rules of the frame in the first paint of a page, besides those of the kit. The footer of slides is visible only with focus. */
export const FIRST_PAINT = {
  becomes: [/\[data-cast/],
  // Circles that wait for the picked stories: the wait is an animation.
  moving: [/\[data-cast/],
  unseen: 'html.page-slides footer',
  // Sources of facts are at the end of a page, and the note of one follows the pointer. Filters and people met appear only with scripts.
  later: [
    /:has\(\.site-met/,
    /\.site-footer:focus-within/,
    /\.facts\b/,
    /\.fact(?:\[|:)/,
    /:has\(\.filters__choices/,
  ],
};
