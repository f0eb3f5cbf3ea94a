import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type Picture } from '@tamarack-lowe/content-model';
import { fileCache } from '../files/cache.ts';
import { contentHash } from '../files/contentHash.ts';
import { isNear } from '../files/languages.ts';
import { listFiles, nameInside, readTextFile } from '../files/textFiles.ts';
import type { Metadata } from '../images/metadata.ts';
import { splitKey } from '../images/originals.ts';
import type { Pictures } from '../images/pictures.ts';
import { parseVtt, type TranscriptLine } from './captions.ts';

/** A film with everything a player needs. */
export type Film = {
  /** Address of the mp4. */
  src: string;
  poster: Picture;
  title: string;
  /** What is seen, for people who cannot see it. */
  description: string;
  durationSeconds: number;
  bytes: number;
  /** Size of the frame, px. */
  width: number;
  height: number;
  /** Each under the name of its language in itself, "Français". */
  captions: { lang: string; src: string; label: string }[];
  /** The captions as text, per language; null when there is no caption file. */
  transcript: Record<string, TranscriptLine[]> | null;
};

/** A file of a film and the address it is served from. */
type FilmFile = { file: string; src: string };

type Around = { notes: Metadata; pictures: Pick<Pictures, 'pictureOf'>; base: string };

/** Films of a content folder by media key. A missing caption file is not an error: the film then has no transcript. */
export function createFilms(root: string, { notes, pictures: { pictureOf }, base }: Around) {
  const folder = join(root, 'films');
  const hashOf = fileCache((file) => contentHash(readFileSync(file)));
  const linesOf = fileCache((file) => parseVtt(readTextFile(file, nameInside(root, file))));

  /** `welcome.en.vtt` is served as `/media/films/welcome.1a2b3c.en.vtt`. */
  function served(name: string, ending: string): FilmFile {
    const file = join(folder, name + ending);
    return { file, src: `${base}media/films/${name}.${hashOf(file)}${ending}` };
  }

  function captionsOf(name: string): (FilmFile & { lang: string })[] {
    return listFiles(folder).flatMap((file) => {
      const lang = file.startsWith(`${name}.`)
        ? /^\.([a-z]{2}(?:-[A-Z]{2})?)\.vtt$/.exec(file.slice(name.length))?.[1]
        : undefined;
      return lang ? [{ lang, ...served(name, `.${lang}.vtt`) }] : [];
    });
  }

  function filmOf(key: string, where = ''): Film {
    const { kind, name } = splitKey(key);
    const note = kind === 'films' ? notes.films().get(name) : undefined;
    if (!note) {
      throw new ContentError([
        `${where && `${where}: `}there is no film "${key}", so there is nothing to play. Check the spelling, or describe the film in content/films/films.json.`,
      ]);
    }
    if (!existsSync(join(folder, `${name}.mp4`))) {
      throw new ContentError([
        `${where && `${where}: `}the file of the film "${key}" is missing, so there is nothing to play. Put ${name}.mp4 into content/films.`,
      ]);
    }
    const captions = captionsOf(name);
    const transcript = Object.fromEntries(captions.map(({ lang, file }) => [lang, linesOf(file)]));
    return {
      src: served(name, '.mp4').src,
      poster: pictureOf(key, where),
      title: note.title,
      description: note.description,
      durationSeconds: note.durationSeconds,
      bytes: note.bytes,
      width: note.width,
      height: note.height,
      captions: captions.map(({ lang, src }) => ({ lang, src, label: languageName(lang) })),
      transcript: captions.length > 0 ? transcript : null,
    };
  }

  /** Every file that a film is served from. */
  function filmFiles(key: string): FilmFile[] {
    const { name } = splitKey(key);
    return [served(name, '.mp4'), ...captionsOf(name)];
  }

  return { filmOf, filmFiles };
}

/** A film with its transcript in one language, where it has that; in all that it has where not. */
export function filmIn(film: Film, language: string): Film {
  const own = Object.entries(film.transcript ?? {}).filter(
    ([lang]) => isNear(lang, language) || isNear(language, lang),
  );
  return own.length === 0 ? film : { ...film, transcript: Object.fromEntries(own) };
}

/** The name of a language in itself. As a word of its own it has a capital. */
export function languageName(lang: string): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
