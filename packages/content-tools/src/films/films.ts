import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type Film, type FilmLine } from '@tamarack-lowe/content-model';
import { languageName } from '@tamarack-lowe/content-model/internal/addresses';
import { message } from '@tamarack-lowe/content-model/internal/content';
import { fileCache } from '../files/cache.ts';
import { issueAt } from '../files/issues.ts';
import { serves } from '../files/languages.ts';
import { contentHash } from '../files/outputFiles.ts';
import { listFiles, nameInside, readTextFile } from '../files/textFiles.ts';
import type { Metadata } from '../images/metadata.ts';
import { splitKey } from '../images/originals.ts';
import type { Pictures } from '../images/pictures.ts';

/** File of a film and its address. */
type FilmFile = { file: string; src: string };

type FilmOptions = {
  metadata: Metadata;
  pictures: Pick<Pictures, 'pictureOf'>;
  base: string;
  /** Returns the source language of the content: that of the words in the pictures of films. */
  source?: (() => string) | undefined;
};

/** Hash of the bytes of a file. */
const hashOf = fileCache((file) => contentHash(readFileSync(file)));

/** Opens the films of a content folder by asset key. A film without caption files has no transcript. */
export function createFilms(
  root: string,
  { metadata, pictures: { pictureOf }, base, source = () => '' }: FilmOptions,
) {
  const folder = join(root, 'films');
  const linesOf = fileCache((file) => parseVtt(readTextFile(file, nameInside(root, file))));

  /** Returns the address of a file: `welcome.en.vtt` becomes `/media/films/welcome.1a2b3c.en.vtt`. */
  function served(name: string, ending: string): FilmFile {
    const file = join(folder, name + ending);
    return { file, src: `${base}media/films/${name}.${hashOf(file)}${ending}` };
  }

  /** Captions in the source language come first. */
  function captionsOf(name: string): (FilmFile & { lang: string })[] {
    const found = listFiles(folder).flatMap((file) => {
      const lang = file.startsWith(`${name}.`)
        ? /^\.([a-z]{2}(?:-[A-Z]{2})?)\.vtt$/.exec(file.slice(name.length))?.[1]
        : undefined;
      return lang ? [{ lang, ...served(name, `.${lang}.vtt`) }] : [];
    });
    const spoken = source();
    const isSource = ({ lang }: { lang: string }) => Number(serves(lang, spoken) || serves(spoken, lang));
    return found.toSorted((a, b) => isSource(b) - isSource(a));
  }

  function filmOf(key: string, where = ''): Film {
    const { kind, name } = splitKey(key);
    const film = kind === 'films' ? metadata.films().get(name) : undefined;
    if (!film) {
      throw new ContentError([issueAt(where, message('noFilm', { key }))]);
    }
    if (!existsSync(join(folder, `${name}.mp4`))) {
      throw new ContentError([issueAt(where, message('noFilmFile', { key, file: `${name}.mp4` }))]);
    }
    const captions = captionsOf(name);
    const transcript = Object.fromEntries(captions.map(({ lang, file }) => [lang, linesOf(file)]));
    return {
      src: served(name, '.mp4').src,
      poster: pictureOf(key, where),
      title: film.title,
      description: film.description,
      durationSeconds: film.durationSeconds,
      bytes: film.bytes,
      width: film.width,
      height: film.height,
      captions: captions.map(({ lang, src }) => ({ lang, src, label: languageName(lang) })),
      transcript: captions.length > 0 ? transcript : null,
    };
  }

  /** Lists every file of a film. */
  function filmFiles(key: string): FilmFile[] {
    const { name } = splitKey(key);
    return [served(name, '.mp4'), ...captionsOf(name)];
  }

  return { filmOf, filmFiles };
}

/** Keeps the transcript in one language; keeps all when that language is missing. */
export function filmIn(film: Film, language: string): Film {
  const own = Object.entries(film.transcript ?? {}).filter(
    ([lang]) => serves(lang, language) || serves(language, lang),
  );
  return own.length === 0 ? film : { ...film, transcript: Object.fromEntries(own) };
}

/** Matches `00:01.500` and `00:00:01.500`. */
const TIME = /(?:(\d+):)?(\d{2}):(\d{2})\.(\d{3})/;

function seconds(stamp: string | undefined): number {
  const [, hours = '0', minutes, rest, thousandths] = TIME.exec(stamp ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest) + Number(thousandths) / 1000;
}

/**
 * Parses the captions of a WebVTT file in order. Joins the lines of a caption with a space and removes tags and
 * notes: a transcript is for reading.
 */
export function parseVtt(vtt: string): FilmLine[] {
  return vtt
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const timing = lines.findIndex((line) => line.includes('-->'));
      if (timing < 0) return [];
      const [start, end] = (lines[timing] ?? '').split('-->');
      const text = lines
        .slice(timing + 1)
        .join(' ')
        .replace(/<[^>]*>/g, '')
        .trim();
      return text ? [{ start: seconds(start), end: seconds(end), text }] : [];
    });
}
