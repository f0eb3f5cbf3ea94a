import * as v from 'valibot';

const WRITE_PATH = 'Write the path of a style sheet, such as "./theme.css".';

/** Path of a style sheet. */
export const sheetPath = v.pipe(v.string(WRITE_PATH), v.nonEmpty(WRITE_PATH));

/** Style sheets by the CSS chunk that they belong to. `frame` belongs to the chunk of every page. */
export const stylesSchema = v.strictObject({
  /**
   * Style sheet of the frame, which every page loads: header, menu, footer.
   * @example frame: './frame.css'
   */
  frame: v.optional(sheetPath),
  /**
   * Style sheet of the first page.
   * @example intro: './first-page.css'
   */
  intro: v.optional(sheetPath),
  /**
   * Style sheet of slides.
   * @example slides: './slides.css'
   */
  slides: v.optional(sheetPath),
  /**
   * Style sheet of stories.
   * @example story: './stories.css'
   */
  story: v.optional(sheetPath),
  /**
   * Style sheet of other pages: team, resources, custom pages, unknown addresses.
   * @example static: './other-pages.css'
   */
  static: v.optional(sheetPath),
  /**
   * Style sheet of the list of all stories.
   * @example stories: './story-list.css'
   */
  stories: v.optional(sheetPath),
});
