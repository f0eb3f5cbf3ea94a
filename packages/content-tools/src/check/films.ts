import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FilmLine } from '@tamarack-lowe/content-model';
import { listFiles } from '../files/textFiles.ts';
import type { FilmMetadata } from '../images/metadata.ts';
import type { Rule } from './context.ts';

/** Seconds that captions may stay after the last frame. */
const AFTER_THE_END = 0.5;

/** Finds issues of the captions of a film. Silent films have none. */
function captionIssues(
  film: FilmMetadata,
  transcript: Readonly<Record<string, readonly FilmLine[]>>,
  where: string,
) {
  const there = Object.keys(transcript);
  return [
    ...film.captions
      .filter((lang) => !there.includes(lang))
      .map(
        (lang) =>
          `${where}: the captions "${lang}" are missing. Who cannot see or hear the film will miss its words. Add ${film.media}.${lang}.vtt, or take "${lang}" out of "captions" when the film has no words.`,
      ),
    ...there
      .filter((lang) => !film.captions.includes(lang))
      .map(
        (lang) =>
          `${where}: there are captions in "${lang}" that films.json does not name. Add "${lang}" to "captions".`,
      ),
    ...Object.entries(transcript).flatMap(([lang, lines]) => {
      const last = lines.at(-1);
      if (!last) return `${where}: the captions "${lang}" hold no words. Write them, or take the file away.`;
      return last.end > film.durationSeconds + AFTER_THE_END
        ? `${where}: the captions "${lang}" end after the film does. Check the last time.`
        : [];
    }),
  ];
}

/** Finds films without metadata, file, poster or the captions that their metadata lists. */
export const incompleteFilms: Rule = ({ films, metadata, root }) => {
  const folder = join(root, 'films');
  const files = listFiles(folder);
  const described = [...metadata.films().values()].flatMap((film): string[] => {
    const where = `films/${film.media}`;
    const file = join(folder, `${film.media}.mp4`);
    if (!existsSync(file))
      return [
        `${where}: this film is described in films.json, but there is no ${film.media}.mp4. Add the file, or remove the entry.`,
      ];
    if (!files.includes(`${film.media}.poster.webp`)) {
      return [
        `${where}: this film has no poster, so its place would be black until it plays. Add ${film.media}.poster.webp.`,
      ];
    }
    const { size } = statSync(file);
    const told =
      size === film.bytes
        ? []
        : [
            `${where}: visitors are told that this film has ${film.bytes} bytes; it has ${size}. Correct "bytes" in films.json.`,
          ];
    return [...told, ...captionIssues(film, films.filmOf(where).transcript ?? {}, where)];
  });
  const strangers = files
    .filter((file) => file.endsWith('.mp4') && !metadata.films().has(basename(file, '.mp4')))
    .map(
      (file) =>
        `films/${basename(file, '.mp4')}: this film is not described in films.json, so no page can show it. Add an entry.`,
    );
  return [...described, ...strangers];
};
