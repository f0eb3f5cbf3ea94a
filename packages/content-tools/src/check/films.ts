import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles } from '../files/textFiles.ts';
import type { TranscriptLine } from '../films/captions.ts';
import type { FilmMetadata } from '../images/metadata.ts';
import type { Rule } from './context.ts';

/** Captions may stand this long after the last picture, seconds. */
const AFTER_THE_END = 0.5;

/** What is wrong with the captions of a film. Films without words have none. */
function captionIssues(note: FilmMetadata, transcript: Record<string, TranscriptLine[]>, where: string) {
  const there = Object.keys(transcript);
  return [
    ...note.captions
      .filter((lang) => !there.includes(lang))
      .map(
        (lang) =>
          `${where}: the captions "${lang}" are missing. Who cannot see or hear the film will miss its words. Add ${note.media}.${lang}.vtt, or take "${lang}" out of "captions" when the film has no words.`,
      ),
    ...there
      .filter((lang) => !note.captions.includes(lang))
      .map(
        (lang) =>
          `${where}: there are captions in "${lang}" that films.json does not name. Add "${lang}" to "captions".`,
      ),
    ...Object.entries(transcript).flatMap(([lang, lines]) => {
      const last = lines.at(-1);
      if (!last) return `${where}: the captions "${lang}" hold no words. Write them, or take the file away.`;
      return last.end > note.durationSeconds + AFTER_THE_END
        ? `${where}: the captions "${lang}" end after the film does. Check the last time.`
        : [];
    }),
  ];
}

/** Each film has its note, its file, its poster and the caption files that the note promises. */
export const incompleteFilms: Rule = ({ films, notes, root }) => {
  const folder = join(root, 'films');
  const files = listFiles(folder);
  const described = [...notes.films().values()].flatMap((note): string[] => {
    const where = `films/${note.media}`;
    const file = join(folder, `${note.media}.mp4`);
    if (!existsSync(file))
      return [
        `${where}: this film is described in films.json, but there is no ${note.media}.mp4. Add the file, or take the note out.`,
      ];
    if (!files.includes(`${note.media}.poster.webp`)) {
      return [
        `${where}: this film has no poster, so its place would be black until it plays. Add ${note.media}.poster.webp.`,
      ];
    }
    const { size } = statSync(file);
    const told =
      size === note.bytes
        ? []
        : [
            `${where}: visitors are told that this film has ${note.bytes} bytes; it has ${size}. Correct "bytes" in films.json.`,
          ];
    return [...told, ...captionIssues(note, films.filmOf(where).transcript ?? {}, where)];
  });
  const strangers = files
    .filter((file) => file.endsWith('.mp4') && !notes.films().has(basename(file, '.mp4')))
    .map(
      (file) =>
        `films/${basename(file, '.mp4')}: this film is not described in films.json, so no page can show it. Add a note.`,
    );
  return [...described, ...strangers];
};
