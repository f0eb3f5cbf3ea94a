/** Rules of the frame in the first paint of a page, besides those of the kit. The footer of slides is visible only with focus. */
export const FIRST_PAINT = {
  becomes: [/\[data-cast/],
  unseen: 'html.page-slides footer',
  later: [/\.site-footer:focus-within/],
};
