import { existsSync } from 'node:fs';
import { contentFile } from './contentFile.ts';

/** Photographs win over drawings, as everywhere. */
const ENDINGS = ['.jpg', '.jpeg', '.webp', '.avif', '.svg'];

/** The original of a picture by media key; for a film its poster. Throws when there is none. */
export function pictureFile(media: string): string {
  const places = media.startsWith('films/')
    ? [contentFile(`${media}.poster.webp`)]
    : ENDINGS.map((ending) => contentFile('pictures', `${media}${ending}`));
  const found = places.find((place) => existsSync(place));
  if (!found) {
    throw new Error(
      `There is no picture "${media}", so a share card would stay empty. Check the spelling, or put the picture into the content folder.`,
    );
  }
  return found;
}
