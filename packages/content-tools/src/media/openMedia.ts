import type { Reader } from '../twins/createReader.ts';
import { createFilms } from './createFilms.ts';
import { createPictures } from './createPictures.ts';
import { createPictureNotes } from './pictureNotes.ts';

/** The pictures and films of a content folder, and the notes that lie beside them in one language. */
export function openMedia(root: string, reader?: Reader) {
  const notes = createPictureNotes(root, reader);
  const pictures = createPictures(root, notes);
  return { notes, pictures, films: createFilms(root, notes, pictures) };
}
export type Media = ReturnType<typeof openMedia>;
