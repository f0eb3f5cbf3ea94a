import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FilmLine } from '@tamarack-lowe/content-model';
import { type IssueText, issue, message } from '@tamarack-lowe/content-model/internal/content';
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
): IssueText[] {
  const there = Object.keys(transcript);
  return [
    ...film.captions
      .filter((language) => !there.includes(language))
      .map((language) =>
        issue(where, message('noCaptions', { language, file: `${film.media}.${language}.vtt` })),
      ),
    ...there
      .filter((language) => !film.captions.includes(language))
      .map((language) => issue(where, message('unnamedCaptions', { language }))),
    ...Object.entries(transcript).flatMap(([language, lines]) => {
      const last = lines.at(-1);
      if (!last) return [issue(where, message('emptyCaptions', { language }))];
      const isLate = last.end > film.durationSeconds + AFTER_THE_END;
      return isLate ? [issue(where, message('lateCaptions', { language }))] : [];
    }),
  ];
}

/** Finds films without metadata, file, poster or the captions that their metadata lists. */
export const incompleteFilms: Rule = ({ films, metadata, root }) => {
  const folder = join(root, 'films');
  const files = listFiles(folder);
  const described = [...metadata.films().values()].flatMap((film) => {
    const where = `films/${film.media}`;
    const file = `${film.media}.mp4`;
    const poster = `${film.media}.poster.webp`;
    if (!files.includes(file)) return [issue(where, message('filmFileMissing', { file }))];
    if (!files.includes(poster)) return [issue(where, message('noPoster', { file: poster }))];
    const { size: bytes } = statSync(join(folder, file));
    const byteIssues =
      bytes === film.bytes ? [] : [issue(where, message('filmBytes', { told: film.bytes, bytes }))];
    return [...byteIssues, ...captionIssues(film, films.filmOf(where).transcript ?? {}, where)];
  });
  const notDescribed = files
    .filter((file) => file.endsWith('.mp4') && !metadata.films().has(basename(file, '.mp4')))
    .map((file) => issue(`films/${basename(file, '.mp4')}`, message('filmNotDescribed')));
  return [...described, ...notDescribed];
};
