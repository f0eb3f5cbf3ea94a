/** The parts of the style sheet that only some kinds of pages have: each an entry point of `ui` and of `pages`. */
export const STYLE_PARTS = ['intro', 'slides', 'story', 'static'] as const;

export type StylePart = (typeof STYLE_PARTS)[number];
