import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nameInside, readJson } from '../files/textFiles.ts';
import { createSources } from '../read/sources.ts';
import { messagesFile } from '../files/languages.ts';
import { hasWords } from '../twins/hasWords.ts';
import type { Shape } from '../twins/Shape.ts';
import { SHAPES } from '../files/shapes.ts';

/** A file that is said in each language of a folder. Its name is the path inside the folder. */
export type TwinnedFile = { kind: string; file: string; shape: Shape };

/** Of these a firm may leave out what is not written in a language: no page of another kind needs them. */
export const PAGES_OF_THEIR_OWN: readonly string[] = ['stories', 'members', 'resources'];

/** Every file of a content folder that has words, the language of the source in its name or none. Throws a `ContentError`. */
export function twinnedFiles(root: string): TwinnedFile[] {
  const sources = createSources(root);
  const { documents, members, resources, slides, stories } = sources.files();
  const shapes = sources.shapes();
  const one = (kind: string, name: string, shape: Shape): TwinnedFile[] =>
    existsSync(join(root, name)) ? [{ kind, file: name, shape }] : [];
  const each = (kind: string, files: readonly string[], shape: Shape): TwinnedFile[] =>
    files.filter((file) => existsSync(file)).map((file) => ({ kind, file: nameInside(root, file), shape }));
  const all = [
    ...one('brand', 'brand.json', SHAPES.brand),
    ...one('facts', 'facts.json', SHAPES.facts),
    ...one('messages', messagesFile(sources.source()), SHAPES.messages),
    ...one('share', 'share.json', SHAPES.share),
    ...one('vocabulary', 'vocabulary.json', SHAPES.vocabulary),
    ...each('documents', documents, SHAPES.document),
    ...one('films', 'films/films.json', SHAPES.films),
    ...each('slides', slides, SHAPES.slides),
    ...each('stories', stories, shapes.story),
    ...each('members', members, SHAPES.member),
    ...each('resources', resources, shapes.resource),
  ];
  return all.filter(({ file, shape }) => hasWords(readJson(root, join(root, file)), shape));
}
