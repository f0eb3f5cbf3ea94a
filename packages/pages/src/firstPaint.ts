/** Rules of the frame in the first paint of a page, besides those of the kit. */
export const FIRST_PAINT = {
  becomes: [/\[data-cast/],
  // An animation hides circles until the picked stories are known.
  moving: [/\[data-cast/],
  // The footer of slides is visible only with focus.
  unseen: 'html.page-slides footer',
  // Not visible in the first paint: sources of facts and the end of a story, which are below the window; the note of a fact
  // and the colour of a link, which need focus; a picture that comes from another page, filters, the people that a visitor
  // met and a ring in a row, which need scripts; posts, which come with it.
  later: [
    /:has\(\.site-met/,
    /\.arriving/,
    /\.story-(?:end__|step|alerts|related|nav)/,
    /\.site-footer:focus-within/,
    /\.facts\b/,
    /\.fact(?:\[|:)/,
    /\.(?:also__link|resource__contents a):focus/,
    /:has\(\.filters__choices|\.filters__choices>\.gt-button/,
    /\.site-rising-row.*(?:ring|circle|svg):/,
  ],
};
