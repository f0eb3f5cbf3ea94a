import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../files/listFiles.ts';
import { readJson, readTextFile } from '../files/textFiles.ts';
import { parseVtt } from '../films/captions.ts';
import { twinOf } from '../parity/readPair.ts';
import { twinnedFiles } from '../translations/translatedFiles.ts';
import type { Sources } from '../read/sources.ts';
import { eachWord } from '../files/words.ts';

/** Words as they stand in a file, and where. */
type SaidWords = { file: string; place: string; words: string };

/** Everything that a content folder says in the language of its sources, captions of films included. */
export function saidWords(
  root: string,
  { language, source }: Pick<Sources, 'language' | 'source'>,
): SaidWords[] {
  const own = twinnedFiles(root).map((each) => ({
    file: language() === source() ? each.file : twinOf(each, language()),
    shape: each.shape,
  }));
  const written = own
    .filter(({ file }) => existsSync(join(root, file)))
    .flatMap(({ file, shape }) =>
      [...eachWord(readJson(root, join(root, file)), shape)]
        .filter(({ as }) => as === 'words')
        .map(({ place, words }) => ({ file, place, words })),
    );
  const spoken = listFiles(join(root, 'films'))
    .filter((name) => name.endsWith(`.${language()}.vtt`))
    .flatMap((name) =>
      parseVtt(readTextFile(join(root, 'films', name), `films/${name}`)).map(({ text }, index) => ({
        file: `films/${name}`,
        place: `caption ${index + 1}`,
        words: text,
      })),
    );
  return [...written, ...spoken];
}
