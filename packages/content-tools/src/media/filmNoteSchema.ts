import { text } from '@tamarack-lowe/content-model';
import * as v from 'valibot';

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What `films.json` says about one film. */
export const filmNoteSchema = v.object({
  /** The name of the file, without folder and ending. */
  media: text('the name of the film', 80),
  title: text('the title', 120),
  /** What is seen, for people who cannot see it. */
  description: text('the description', 400),
  durationSeconds: v.pipe(v.number(), v.minValue(0)),
  /** Size of the mp4. */
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Width of the frame, px. */
  width: pixels,
  /** Height of the frame, px. */
  height: pixels,
  /** Languages with a caption file; none when the film has no words. */
  captions: v.array(
    v.pipe(
      v.string('Name the language between quotation marks.'),
      v.regex(/^[a-z]{2}(?:-[A-Z]{2})?$/, 'Name the language as "de" or "de-CH".'),
    ),
  ),
  poster: text('the file of the poster', 120),
  /** Background of the poster, `#rrggbb`. */
  colour: v.pipe(
    v.string('Write the colour between quotation marks.'),
    v.regex(/^#[0-9a-f]{6}$/i, 'Write the colour as "#rrggbb".'),
  ),
  /** Who speaks; null when nobody does. */
  person: v.nullish(text('the person', 80)),
  /** For those who choose: the visitor type it was made for, or `any`. */
  for: v.optional(text('who it is for', 60)),
});
export type FilmNote = v.InferOutput<typeof filmNoteSchema>;
