import { readGlossary } from '../parity/glossary.ts';
import { withoutMarkup } from '../parity/markup.ts';
import { oneSpelling, wholeWords } from '../parity/wholeWords.ts';
import type { Rule } from './CheckContext.ts';
import { saidWords } from './saidWords.ts';

/** Words keep to the glossary: one thing has one name, and it is that of the language. */
export const termsAreSaid: Rule = ({ root, sources }) => {
  const terms = readGlossary(root)
    .of(sources.language())
    .map(({ say, not }) => ({ say, other: wholeWords(not) }));
  if (terms.length === 0) return [];
  return saidWords(root, sources).flatMap(({ file, place, words }) => {
    const text = oneSpelling(withoutMarkup(words));
    return terms.flatMap(({ say, other }) =>
      [...new Set(other && text.match(other))].map(
        (found) =>
          `${file}, ${place}: "${found}" is not our word here, and visitors would wonder whether it is the same. Say "${say}", as the glossary does.`,
      ),
    );
  });
};
