import { aroundVerbatim } from './aroundVerbatim.ts';
import { frenchPunctuation } from './french.ts';
import { frenchNames } from './frenchNames.ts';
import { frenchNumbers } from './frenchNumbers.ts';

/**
 * Words as a page in `language` (BCP 47) prints them: the spaces that signs ask for, and no line break where there may be
 * none. Addresses, tags, code and `{placeholders}` stay as they are, and words that are set already do too. Spelling and
 * ordinals are the writer's: `$25` and `1er` are left.
 *
 * French follows the Office québécois de la langue française: « Espacement avant et après les signes de ponctuation et les
 * symboles » and « Espace insécable » of its Banque de dépannage linguistique, and « Le français au bureau »; `fr-FR` has
 * a narrow no-break space before `! ? ;`. Other languages are left as they are written.
 */
export function typeset(text: string, language: string): string {
  const [primary, ...rest] = language.toLowerCase().split('-');
  if (primary !== 'fr') return text;
  const inFrance = rest.includes('fr');
  return aroundVerbatim(text, (words) => frenchNames(frenchNumbers(frenchPunctuation(words, inFrance))));
}
