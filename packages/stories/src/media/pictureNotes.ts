import { join } from 'node:path';
import { readJson } from '../content/readJson.ts';
import { fileCache } from './fileCache.ts';

/** A point of a picture, in percent from the top left. */
export type Focal = { x: number; y: number };

/** What `people.json` says about one person. */
export type PersonNote = {
  key: string;
  name: string;
  job: string;
  city: string;
  alt: string;
  /** Where the eyes are in a photograph; drawings all have them in the same place. */
  focal?: Focal;
};

/** What `scenes.json` says about one scene. */
export type SceneNote = { file: string; alt: string; people: string[]; focal: Focal };

/** What `films.json` says about one film. */
export type FilmNote = {
  media: string;
  title: string;
  description: string;
  durationSeconds: number;
  bytes: number;
  width: number;
  height: number;
  /** Languages with a caption file. */
  captions: string[];
  poster: string;
  /** Background of the poster, `#rrggbb`. */
  colour: string;
};

/** The notes that lie beside the pictures and films of a content folder. */
export function createPictureNotes(root: string) {
  const people = fileCache(
    (file) => new Map((readJson(file, 'people.json') as PersonNote[]).map((note) => [note.key, note])),
  );
  const scenes = fileCache(
    (file) =>
      new Map(
        (readJson(file, 'scenes.json') as SceneNote[]).map((note) => [note.file.replace(/\.\w+$/, ''), note]),
      ),
  );
  const films = fileCache(
    (file) => new Map((readJson(file, 'films.json') as FilmNote[]).map((note) => [note.media, note])),
  );
  return {
    /** By media key without its folder. */
    people: () => people(join(root, 'pictures', 'people.json')),
    /** By media key, folder included. */
    scenes: () => scenes(join(root, 'pictures', 'scenes.json')),
    /** By media key without its folder. */
    films: () => films(join(root, 'films', 'films.json')),
  };
}
export type PictureNotes = ReturnType<typeof createPictureNotes>;
