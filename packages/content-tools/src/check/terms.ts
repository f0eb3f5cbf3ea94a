import { readGlossary } from '../translations/glossary.ts';
import { withoutMarkup } from '../translations/markup.ts';
import { oneSpelling, wholeWords } from '../parity/wholeWords.ts';
import type { Rule } from './CheckContext.ts';
import { saidWords } from './saidWords.ts';

/** Words keep to the glossary: one thing has one name, and it is that of the language. */
export const termsAreSaid: Rule = ({ root, sources }) => {
  const said = readGlossary(root).of(sources.language());
  // Nearly all words have none of them: they are looked for at once.
  const others = wholeWords(said.flatMap(({ not }) => not));
  if (others === null) return [];
  const terms = said.map(({ say, not }) => ({ say, other: wholeWords(not) }));
  return saidWords(root, sources).flatMap(({ file, place, words }) => {
    const text = oneSpelling(withoutMarkup(words));
    if (text.search(others) === -1) return [];
    return terms.flatMap(({ say, other }) =>
      [...new Set(other && text.match(other))].map(
        (found) =>
          `${file}, ${place}: "${found}" is not our word here, and visitors would wonder whether it is the same. Say "${say}", as the glossary does.`,
      ),
    );
  });
};
