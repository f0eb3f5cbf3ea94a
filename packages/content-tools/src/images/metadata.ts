import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import { parseContent } from '@tamarack-lowe/content-model/parse';
import { collectComplaints } from '../files/issues.ts';
import { fileCache } from '../files/fileCache.ts';
import { readJson } from '../files/textFiles.ts';
import { createReader, type Reader } from '../files/languageReader.ts';
import type { Shape } from '../twins/Shape.ts';
import { SHAPES } from '../files/shapes.ts';
import { type FilmNote, filmNoteSchema } from '../media/filmNoteSchema.ts';
import { type PersonNote, personNoteSchema, type SceneNote, sceneNoteSchema } from '../media/noteSchemas.ts';

type NotesFile<Note> = {
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
function notesByKey<Note>(
  root: string,
  { readWords, twinOf }: Reader,
  { where, about, name, shape, parse, keyOf }: NotesFile<Note>,
) {
  const read = (file: string): Map<string, Note> => {
    if (!existsSync(file)) return new Map();
    const list = shape === null ? readJson(root, file) : readWords(file, where, shape);
    if (!Array.isArray(list)) {
      throw new ContentError([`${where}: Write a list between square brackets: a note for each ${about}.`]);
    }
    const notes = collectComplaints([...list.entries()], ([index, note]: [number, unknown]) => {
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
  return fileCache(read, (file) => (shape === null ? [] : [twinOf(file) ?? []].flat()));
}

/** The notes that lie beside the pictures and films of a content folder. */
export function createPictureNotes(root: string, reader = createReader(root)) {
  const people = notesByKey<PersonNote>(root, reader, {
    where: 'people.json',
    shape: null,
    about: 'portrait',
    name: 'key',
    parse: (note, where) => parseContent(personNoteSchema, note, where),
    keyOf: ({ key }) => key,
  });
  const scenes = notesByKey<SceneNote>(root, reader, {
    where: 'scenes.json',
    shape: null,
    about: 'scene',
    name: 'file',
    parse: (note, where) => parseContent(sceneNoteSchema, note, where),
    keyOf: ({ file }) => file.replace(/\.\w+$/, ''),
  });
  const films = notesByKey<FilmNote>(root, reader, {
    where: 'films.json',
    shape: SHAPES.films,
    about: 'film',
    name: 'media',
    parse: (note, where) => parseContent(filmNoteSchema, note, where),
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
export type PictureNotes = ReturnType<typeof createPictureNotes>;
