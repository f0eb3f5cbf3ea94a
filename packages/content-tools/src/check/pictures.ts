import { complaintsOf } from '../files/complaintsOf.ts';
import { mediaReferences } from '../read/media.ts';
import type { Rule } from './CheckContext.ts';

/** Shorter descriptions say nothing that a name would not. */
const SHORTEST_ALT = 12;

/** Every picture and film that content names is there. */
export const picturesExist: Rule = ({ films, pictures, sources }) =>
  mediaReferences(sources).flatMap(({ key, where }) =>
    complaintsOf(() =>
      key.startsWith('films/') ? films.filmOf(key, where) : pictures.pictureOf(key, where),
    ),
  );

/** Every picture and film that content describes is described for people who cannot see it. */
export const picturesAreDescribed: Rule = ({ nameIn, sources }) =>
  mediaReferences(sources).flatMap(({ where, alt }) =>
    alt === undefined || alt.trim().length >= SHORTEST_ALT
      ? []
      : `${nameIn(where)}: "${alt}" is hardly a description. People who cannot see the picture will miss it. Say who or what is to be seen.`,
  );

/** How many pictures each layout has room for. */
const PICTURES: Record<string, { least: number; most: number }> = {
  'one-photo': { least: 1, most: 1 },
  'two-photo': { least: 2, most: 2 },
  staggered: { least: 3, most: 6 },
  slider: { least: 3, most: 8 },
  'video--single': { least: 1, most: 1 },
};

/** A story has the pictures that its layout has room for; the video layout has a film. */
export const layoutsHavePictures: Rule = ({ stories }) =>
  stories.flatMap(({ slug, theme, images }) => {
    const { least, most } = PICTURES[theme] ?? { least: 1, most: 1 };
    const complaints: string[] = [];
    if (images.length < least || images.length > most) {
      const room = least === most ? String(least) : `${least} to ${most}`;
      complaints.push(
        `${slug}: the layout "${theme}" has room for ${room} pictures, and the story has ${images.length}. Add or remove some, or choose another layout.`,
      );
    }
    for (const { media, type } of images) {
      if ((type === 'video') !== media.startsWith('films/')) {
        complaints.push(
          `${slug}: "${media}" is called ${type === 'video' ? 'a video' : 'an image'}, but lies among the ${media.split('/')[0]}. Change "type" or "media".`,
        );
      }
    }
    const hasFilm = images.some((image) => image.type === 'video');
    if (hasFilm !== (theme === 'video--single')) {
      complaints.push(
        `${slug}: a film needs the layout "video--single", and that layout needs a film. Change "theme" or the pictures.`,
      );
    }
    return complaints;
  });
