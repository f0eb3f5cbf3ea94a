/** Rules of the frame in the first paint of a page, beside those of the kit: the footer of slides shows with the focus only. */
export const FIRST_PAINT = {
  becomes: [/\[data-cast/],
  unseen: 'html.page-slides footer',
  later: [/\.site-footer:focus-within/],
};
