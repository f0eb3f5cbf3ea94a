import { text } from '@tamarack-lowe/content-model';
import * as v from 'valibot';

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const focalSchema = v.object({ x: percent, y: percent });

/** A point of a picture that must stay visible, in percent from the top left. */
export type Focal = v.InferOutput<typeof focalSchema>;

/** What `people.json` says about one person. */
export const personNoteSchema = v.object({
  /** The name of the file: `First_Last`. */
  key: text('the key', 80),
  name: text('the name', 80),
  job: text('the job', 120),
  city: text('the city', 60),
  alt: text('the description', 240),
  /** Where the eyes are in a photograph; drawings all have them in the same place. */
  focal: v.optional(focalSchema),
  /** For those who draw: `team` or `storyteller`. */
  group: v.optional(text('the group', 40)),
  /** For those who draw: whose papers the portrait wears; null for all. */
  visitorType: v.nullish(text('the visitor type', 60)),
  /** For those who draw: the paper behind the portrait. */
  background: v.optional(text('the background', 40)),
});
export type PersonNote = v.InferOutput<typeof personNoteSchema>;

/** What `scenes.json` says about one scene. */
export const sceneNoteSchema = v.object({
  /** Folder, name and ending: `scenes/table-dawn.svg`. */
  file: v.pipe(
    v.string('Name the file between quotation marks.'),
    v.regex(/^scenes\/[^/]+\.\w+$/, 'Name the file as "scenes/name-papers.svg".'),
  ),
  alt: text('the description', 240),
  /** Keys of the people to be seen. */
  people: v.array(text('the key of a person', 80)),
  focal: focalSchema,
  /** For those who draw: the light of the scene, the last part of its name. */
  papers: v.optional(text('the papers', 40)),
  /** For those who choose: the stories it goes well with. */
  stories: v.optional(v.array(text('the story', 120))),
});
export type SceneNote = v.InferOutput<typeof sceneNoteSchema>;
