/** The footer's id: what comes before it is the page. */
export const FOOTER_ID = 'footer';
