import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type IssueText, issue, message } from '@tamarack-lowe/content-model/internal/content';
import { createIncrementalCache } from '../files/cache.ts';
import { eachText, type Shape } from '../files/shapes.ts';
import { listFiles, readJson, readTextFile } from '../files/textFiles.ts';
import { parseVtt } from '../films/films.ts';
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
  return issuesOfTexts({ root, sources }, JSON.stringify(said), ({ file, place, words }) => {
    const text = oneSpelling(withoutMarkup(words));
    if (text.search(others) === -1) return [];
    return terms.flatMap(({ say, other }) =>
      [...new Set(other && text.match(other))].map((found) =>
        issue(`${file}, ${place}`, message('wrongTerm', { found, say })),
      ),
    );
  });
};

/**
 * Notes of the makers of a site. In Spanish "todo" is "everything" and "meta" is "goal", so only "TODO" in capitals and "no meta"
 * match.
 */
const MAKERS_NOTE = /\b(?:TODO|FIXME|TBD|[Ll]orem ipsum|undefined)\b|\[object Object\]|(?<=\b[Nn]o )meta\b/;

/** Finds notes of the makers of the site in text that visitors read. */
export const makersNotes: Rule = (context) =>
  issuesOfTexts(context, '', ({ file, place, words }) => {
    const found = MAKERS_NOTE.exec(withoutMarkup(words))?.[0];
    return found === undefined ? [] : [issue(`${file}, ${place}`, message('makersNote', { found }))];
  });

/** Text with its file and place. */
type PlacedText = { file: string; place: string; words: string };

const issuesOfFiles = createIncrementalCache<IssueText[]>();

/**
 * Finds issues in all text of a content folder in a language, captions of films included. `terms`: dependencies of `find`
 * besides the text; different for each rule.
 */
function issuesOfTexts(
  { root, sources: { language, source } }: { root: string; sources: Pick<Sources, 'language' | 'source'> },
  terms: string,
  find: (text: PlacedText) => IssueText[],
): IssueText[] {
  const inFile = (file: string, shape: Shape, texts: () => Omit<PlacedText, 'file'>[]) => {
    const from = { files: [join(root, file)], and: JSON.stringify(shape) };
    const inTexts = () => texts().flatMap((text) => find({ ...text, file }));
    return issuesOfFiles(`${root} ${file} ${terms}`, from, inTexts);
  };
  const own = translatedFiles(root).map((each) => ({
    file: language() === source() ? each.file : translationOf(each, language()),
    shape: each.shape,
  }));
  const written = own
    .filter(({ file }) => existsSync(join(root, file)))
    .flatMap(({ file, shape }) =>
      inFile(file, shape, () =>
        [...eachText(readJson(root, join(root, file)), shape)].filter(({ as }) => as === 'words'),
      ),
    );
  const spoken = listFiles(join(root, 'films'))
    .filter((name) => name.endsWith(`.${language()}.vtt`))
    .flatMap((name) =>
      inFile(`films/${name}`, 'words', () =>
        parseVtt(readTextFile(join(root, 'films', name), `films/${name}`)).map(({ text }, index) => ({
          place: `caption ${index + 1}`,
          words: text,
        })),
      ),
    );
  return [...written, ...spoken];
}
