import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import { mediaReferences } from '../content/mediaReferences.ts';
import { listFiles } from '../media/listFiles.ts';
import type { Rule } from './CheckContext.ts';

/** Shorter descriptions say nothing that a name would not. */
const SHORTEST_ALT = 12;

/** Every picture and film that content names is there, and is described for people who cannot see it. */
export const picturesExist: Rule = ({ films, pictures, sources }) =>
  mediaReferences(sources).flatMap(({ key, where, alt }): string[] => {
    const complaints: string[] = [];
    try {
      if (key.startsWith('films/')) films.filmOf(key, where);
      else pictures.pictureOf(key, where);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      complaints.push(...error.complaints);
    }
    if (alt !== undefined && alt.trim().length < SHORTEST_ALT) {
      complaints.push(
        `${where}: "${alt}" is hardly a description. People who cannot see the picture will miss it. Say who or what is to be seen.`,
      );
    }
    return complaints;
  });

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

/** Each note about a picture has its file, and each drawn person and scene has a note. */
export const notesMatchFiles: Rule = ({ notes, root }) => {
  const folder = join(root, 'pictures');
  const people = [...notes.people().keys()].map((key) => `people/${key}`);
  const noted = [...people, ...notes.scenes().keys()];
  const files = ['people', 'scenes'].flatMap((kind) =>
    listFiles(join(folder, kind)).map((file) => `${kind}/${file.replace(/\.\w+$/, '')}`),
  );
  const there = new Set(files);
  const known = new Set(noted);
  return [
    ...noted
      .filter((key) => !there.has(key))
      .map(
        (key) =>
          `${key.split('/')[0]}.json: "${key}" is described, but there is no such file in content/pictures. Add the file, or take the note out.`,
      ),
    ...[...there]
      .filter((key) => !known.has(key))
      .map(
        (key) =>
          `pictures/${key}: this picture has no note in ${key.split('/')[0]}.json, so nobody knows what is to be seen. Add one with "alt".`,
      ),
  ];
};

/** Each film has its note, its file, its poster and the caption files that the note promises. Films without words have none. */
export const filmsAreComplete: Rule = ({ films, notes, root }) => {
  const folder = join(root, 'films');
  const files = listFiles(folder);
  const described = [...notes.films().values()].flatMap((note): string[] => {
    const where = `films/${note.media}`;
    const file = join(folder, `${note.media}.mp4`);
    if (!existsSync(file))
      return [
        `${where}: this film is described in films.json, but there is no ${note.media}.mp4. Add the file, or take the note out.`,
      ];
    const complaints: string[] = [];
    if (!files.includes(`${note.media}.poster.webp`)) {
      return [
        `${where}: this film has no poster, so its place would be black until it plays. Add ${note.media}.poster.webp.`,
      ];
    }
    const { size } = statSync(file);
    if (size !== note.bytes) {
      complaints.push(
        `${where}: visitors are told that this film has ${note.bytes} bytes; it has ${size}. Correct "bytes" in films.json.`,
      );
    }
    const { transcript } = films.filmOf(where);
    const there = Object.keys(transcript ?? {});
    for (const lang of note.captions.filter((candidate) => !there.includes(candidate))) {
      complaints.push(
        `${where}: the captions "${lang}" are missing. Who cannot see or hear the film will miss its words. Add ${note.media}.${lang}.vtt, or take "${lang}" out of "captions" when the film has no words.`,
      );
    }
    for (const lang of there.filter((candidate) => !note.captions.includes(candidate))) {
      complaints.push(
        `${where}: there are captions in "${lang}" that films.json does not name. Add "${lang}" to "captions".`,
      );
    }
    for (const [lang, lines] of Object.entries(transcript ?? {})) {
      const last = lines.at(-1);
      if (!last)
        complaints.push(`${where}: the captions "${lang}" hold no words. Write them, or take the file away.`);
      else if (last.end > note.durationSeconds + 0.5)
        complaints.push(`${where}: the captions "${lang}" end after the film does. Check the last time.`);
    }
    return complaints;
  });
  const strangers = files
    .filter((file) => file.endsWith('.mp4') && !notes.films().has(basename(file, '.mp4')))
    .map(
      (file) =>
        `films/${basename(file, '.mp4')}: this film is not described in films.json, so no page can show it. Add a note.`,
    );
  return [...described, ...strangers];
};
