import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, text } from '@tamarack-lowe/content-model';
import { parseContent } from '@tamarack-lowe/content-model/parse';
import * as v from 'valibot';
import { fileCache } from '../files/cache.ts';
import { collectIssues } from '../files/issues.ts';
import { createReader, type Reader } from '../files/languageReader.ts';
import { SHAPES, type Shape } from '../files/shapes.ts';
import { readJson } from '../files/textFiles.ts';

type MetadataFile<Note> = {
  /** What editors call the file. */
  where: string;
  /** What there is a note about. */
  about: string;
  /** The part of a note that names it in complaints. */
  name: keyof Note & string;
  /** Where words stand that visitors read; null where only those who make pictures do. */
  shape: Shape | null;
  /** Reads one note. `where` is its place. */
  parse: (note: unknown, where: string) => Note;
  keyOf: (note: Note) => string;
};

/**
 * Reads a file of notes by their keys; a small folder may have none. Throws one `ContentError` with the complaints of all
 * of them.
 */
function metadataByKey<Note>(
  root: string,
  { readWords, translationOf }: Reader,
  { where, about, name, shape, parse, keyOf }: MetadataFile<Note>,
) {
  const read = (file: string): Map<string, Note> => {
    if (!existsSync(file)) return new Map();
    const list = shape === null ? readJson(root, file) : readWords(file, where, shape);
    if (!Array.isArray(list)) {
      throw new ContentError([`${where}: Write a list between square brackets: a note for each ${about}.`]);
    }
    const notes = collectIssues([...list.entries()], ([index, note]: [number, unknown]) => {
      const own = (note as Record<string, unknown> | null)?.[name];
      return parse(note, `${where}, ${typeof own === 'string' && own ? own : `entry ${index + 1}`}`);
    });
    const byKey = new Map<string, Note>();
    const repeated = notes.flatMap((note, index) => {
      const key = keyOf(note);
      if (!byKey.has(key)) {
        byKey.set(key, note);
        return [];
      }
      const first = notes.findIndex((other) => keyOf(other) === key);
      return [
        `${where}, entry ${index + 1}: "${key}" is described in entry ${first + 1} already, and one of the two would do nothing. Keep the right one.`,
      ];
    });
    if (repeated.length > 0) throw new ContentError(repeated);
    return byKey;
  };
  return fileCache(read, (file) => (shape === null ? [] : [translationOf(file) ?? []].flat()));
}

/** The notes that lie beside the pictures and films of a content folder. */
export function openMetadata(root: string, reader = createReader(root)) {
  const people = metadataByKey<PersonMetadata>(root, reader, {
    where: 'people.json',
    shape: null,
    about: 'portrait',
    name: 'key',
    parse: (note, where) => parseContent(personSchema, note, where),
    keyOf: ({ key }) => key,
  });
  const scenes = metadataByKey<SceneMetadata>(root, reader, {
    where: 'scenes.json',
    shape: null,
    about: 'scene',
    name: 'file',
    parse: (note, where) => parseContent(sceneSchema, note, where),
    keyOf: ({ file }) => file.replace(/\.\w+$/, ''),
  });
  const films = metadataByKey<FilmMetadata>(root, reader, {
    where: 'films.json',
    shape: SHAPES.films,
    about: 'film',
    name: 'media',
    parse: (note, where) => parseContent(filmSchema, note, where),
    keyOf: ({ media }) => media,
  });
  return {
    /** By media key without its folder. */
    people: () => people(join(root, 'pictures', 'people.json')),
    /** By media key, folder included. */
    scenes: () => scenes(join(root, 'pictures', 'scenes.json')),
    /** By media key without its folder. */
    films: () => films(join(root, 'films', 'films.json')),
  };
}
export type Metadata = ReturnType<typeof openMetadata>;

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const focalSchema = v.object({ x: percent, y: percent });

/** A point of a picture that must stay visible, in percent from the top left. */
export type Focal = v.InferOutput<typeof focalSchema>;

/** What `people.json` says about one person. */
const personSchema = v.object({
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
type PersonMetadata = v.InferOutput<typeof personSchema>;

/** What `scenes.json` says about one scene. */
const sceneSchema = v.object({
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
type SceneMetadata = v.InferOutput<typeof sceneSchema>;

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What `films.json` says about one film. */
export const filmSchema = v.object({
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
export type FilmMetadata = v.InferOutput<typeof filmSchema>;
