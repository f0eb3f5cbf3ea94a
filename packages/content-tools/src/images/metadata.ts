import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import { issue, message, type SchemaMessage, text } from '@tamarack-lowe/content-model/internal/content';
import { parseContent } from '@tamarack-lowe/content-model/parse';
import * as v from 'valibot';
import { fileCache } from '../files/cache.ts';
import { collectIssues } from '../files/issues.ts';
import { createReader, type Reader } from '../files/languageReader.ts';
import { repeats } from '../files/repeats.ts';
import { SHAPES, type Shape } from '../files/shapes.ts';
import { readJson } from '../files/textFiles.ts';

type MetadataFile<Entry> = {
  /** Name of the file for editors. */
  where: string;
  /** Field that identifies an entry in issues. */
  name: keyof Entry & string;
  /** Location of text that visitors read; null for files that only picture makers read. */
  shape: Shape | null;
  /** Parses one entry. `where` is its place. */
  parse: (entry: unknown, where: string) => Entry;
  keyOf: (entry: Entry) => string;
};

/**
 * Returns a function that reads a metadata file by key; empty for a missing file. Throws one `ContentError` with the
 * issues of all entries.
 */
function metadataByKey<Entry>(
  root: string,
  { readText, translationOf }: Reader,
  { where, name, shape, parse, keyOf }: MetadataFile<Entry>,
) {
  const read = (file: string): Map<string, Entry> => {
    if (!existsSync(file)) return new Map();
    const list = shape === null ? readJson(root, file) : readText(file, where, shape);
    if (!Array.isArray(list)) {
      throw new ContentError([issue(where, message('metadataList'))]);
    }
    const metadata = collectIssues([...list.entries()], ([index, entry]: [number, unknown]) => {
      const own = (entry as Record<string, unknown> | null)?.[name];
      return parse(entry, `${where}, ${typeof own === 'string' && own ? own : `entry ${index + 1}`}`);
    });
    const repeated = repeats([...metadata.entries()], ([, entry]) => keyOf(entry)).map(
      ([[index, entry], [first]]) =>
        issue(
          `${where}, entry ${index + 1}`,
          message('describedTwice', { key: keyOf(entry), first: first + 1 }),
        ),
    );
    if (repeated.length > 0) throw new ContentError(repeated);
    return new Map(metadata.map((entry) => [keyOf(entry), entry]));
  };
  return fileCache(read, (file) => (shape === null ? [] : [translationOf(file) ?? []].flat()));
}

/** Opens the metadata files beside the pictures and films of a content folder. */
export function openMetadata(root: string, reader = createReader(root)) {
  const people = metadataByKey<PersonMetadata>(root, reader, {
    where: 'people.json',
    shape: null,
    name: 'key',
    parse: (entry, where) => parseContent(personSchema, entry, where),
    keyOf: ({ key }) => key,
  });
  const scenes = metadataByKey<SceneMetadata>(root, reader, {
    where: 'scenes.json',
    shape: null,
    name: 'file',
    parse: (entry, where) => parseContent(sceneSchema, entry, where),
    keyOf: ({ file }) => file.replace(/\.\w+$/, ''),
  });
  const films = metadataByKey<FilmMetadata>(root, reader, {
    where: 'films.json',
    shape: SHAPES.films,
    name: 'media',
    parse: (entry, where) => parseContent(filmSchema, entry, where),
    keyOf: ({ media }) => media,
  });
  return {
    /** By asset key without its folder. */
    people: () => people(join(root, 'pictures', 'people.json')),
    /** By asset key with its folder. */
    scenes: () => scenes(join(root, 'pictures', 'scenes.json')),
    /** By asset key without its folder. */
    films: () => films(join(root, 'films', 'films.json')),
  };
}
export type Metadata = ReturnType<typeof openMetadata>;

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const focalSchema = v.object({ x: percent, y: percent });

/** Point of a picture that must stay visible, in percent from the top left. */
export type Focal = v.InferOutput<typeof focalSchema>;

/** Entry of `people.json`. */
const personSchema = v.object({
  /** Name of the file: `First_Last`. */
  key: text(80),
  name: text(80),
  job: text(120),
  city: text(60),
  alt: text(240),
  /** Position of the eyes in a photograph; all drawings have them in the same place. */
  focal: v.optional(focalSchema),
  /** For illustrators: `team` or `storyteller`. */
  group: v.optional(text(40)),
  /** For illustrators: visitor type whose papers the portrait uses; null for all. */
  visitorType: v.nullish(text(60)),
  /** For illustrators: paper behind the portrait. */
  background: v.optional(text(40)),
});
type PersonMetadata = v.InferOutput<typeof personSchema>;

/** Entry of `scenes.json`. */
const sceneSchema = v.object({
  /** Folder, name and extension: `scenes/table-dawn.svg`. */
  file: v.pipe(v.string(), v.regex(/^scenes\/[^/]+\.\w+$/, 'sceneFile' satisfies SchemaMessage)),
  alt: text(240),
  /** Keys of the people in the picture. */
  people: v.array(text(80)),
  focal: focalSchema,
  /** For illustrators: light of the scene, the last part of its name. */
  papers: v.optional(text(40)),
  /** For editors: stories it suits. */
  stories: v.optional(v.array(text(120))),
});
type SceneMetadata = v.InferOutput<typeof sceneSchema>;

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Entry of `films.json`. */
export const filmSchema = v.object({
  /** Name of the file, without folder and extension. */
  media: text(80),
  title: text(120),
  /** Description for people who cannot see it. */
  description: text(400),
  durationSeconds: v.pipe(v.number(), v.minValue(0)),
  /** Size of the mp4. */
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Width of the frame in px. */
  width: pixels,
  /** Height of the frame in px. */
  height: pixels,
  /** Languages with a caption file; empty when the film is silent. */
  captions: v.array(
    v.pipe(v.string(), v.regex(/^[a-z]{2}(?:-[A-Z]{2})?$/, 'languageTag' satisfies SchemaMessage)),
  ),
  poster: text(120),
  /** Background of the poster, as `#rrggbb`. */
  colour: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'colour' satisfies SchemaMessage)),
  /** Speaker; null when nobody speaks. */
  person: v.nullish(text(80)),
  /** For editors: visitor type it was made for, or `any`. */
  for: v.optional(text(60)),
});
export type FilmMetadata = v.InferOutput<typeof filmSchema>;
