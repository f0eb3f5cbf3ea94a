import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { issue, message } from '@tamarack-lowe/content-model/internal/content';
import { listFiles, readJson, readTextFile } from '../files/textFiles.ts';
import { eachText } from '../files/words.ts';
import { parseVtt } from '../films/captions.ts';
import type { Sources } from '../read/sources.ts';
import { oneSpelling, readGlossary, wholeWords } from '../translations/glossary.ts';
import { withoutMarkup } from '../translations/markup.ts';
import { translatedFiles, translationOf } from '../translations/translatedFiles.ts';
import type { Rule } from './context.ts';

/** Finds text that does not use the terms of the glossary: one thing has one name in each language. */
export const wrongTerms: Rule = ({ root, sources }) => {
  const said = readGlossary(root).of(sources.language());
  // One search for all terms is enough for almost every text.
  const others = wholeWords(said.flatMap(({ not }) => not));
  if (others === null) return [];
  const terms = said.map(({ say, not }) => ({ say, other: wholeWords(not) }));
  return allText(root, sources).flatMap(({ file, place, words }) => {
    const text = oneSpelling(withoutMarkup(words));
    if (text.search(others) === -1) return [];
    return terms.flatMap(({ say, other }) =>
      [...new Set(other && text.match(other))].map((found) =>
        issue(`${file}, ${place}`, message('wrongTerm', { found, say })),
      ),
    );
  });
};

/** Words of people who make a site. In Spanish "todo" is "everything" and "meta" is "goal", so capitals and "no meta" count. */
const MAKERS_NOTE = /\b(?:TODO|FIXME|TBD|[Ll]orem ipsum|undefined)\b|\[object Object\]|(?<=\b[Nn]o )meta\b/;

/** Finds notes of people who make the site, which were left in the text that visitors read. */
export const makersNotes: Rule = ({ root, sources }) =>
  allText(root, sources).flatMap(({ file, place, words }) => {
    const found = MAKERS_NOTE.exec(withoutMarkup(words))?.[0];
    return found === undefined ? [] : [issue(`${file}, ${place}`, message('makersNote', { found }))];
  });

/** Text with its file and place. */
type PlacedText = { file: string; place: string; words: string };

/** Lists all text of a content folder in a language, captions of films included. */
function allText(root: string, { language, source }: Pick<Sources, 'language' | 'source'>): PlacedText[] {
  const own = translatedFiles(root).map((each) => ({
    file: language() === source() ? each.file : translationOf(each, language()),
    shape: each.shape,
  }));
  const written = own
    .filter(({ file }) => existsSync(join(root, file)))
    .flatMap(({ file, shape }) =>
      [...eachText(readJson(root, join(root, file)), shape)]
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
