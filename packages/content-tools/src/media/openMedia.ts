import type { Reader } from '../files/languageReader.ts';
import { createFilms } from '../films/films.ts';
import { createPictures } from './createPictures.ts';
import { createPictureNotes } from '../images/metadata.ts';

/**
 * The pictures and films of a content folder, and the notes that lie beside them in one language. `base`: where the site
 * stands, with a slash at its end.
 */
export function openMedia(root: string, reader?: Reader, base = '/') {
  const notes = createPictureNotes(root, reader);
  const pictures = createPictures(root, notes, base);
  return { notes, pictures, films: createFilms(root, { notes, pictures, base }) };
}
export type Media = ReturnType<typeof openMedia>;
