import { basename } from 'node:path';
import type { Find } from './Finding.ts';
import { guessLanguage, primaryOf } from './guessLanguage.ts';
import { LANGUAGE_MARKS } from '../translations/languageDetection.ts';
import type { Field } from './readPair.ts';

const plain = (words: string) => words.toLowerCase().replace(/\s+/g, ' ').trim();

/** Words that are those of the source, or read as if they were in its language. */
export const findUntranslated: Find = ({ fields, file, twin }, { language, ownWords, source }) => {
  const [here, there] = [primaryOf(language), primaryOf(source)];
  // Two regions of one language say most things in the same words.
  if (here === there) return [];
  const canGuess = Object.hasOwn(LANGUAGE_MARKS, here);

  function why({ as, own, words }: Field): string | null {
    if (own === null || as === 'name') return null;
    const said = ownWords(own);
    if (plain(own) === plain(words) && /\p{L}/u.test(said)) return `these are the words of ${basename(file)}`;
    return as === 'words' && canGuess && guessLanguage(said) === there ? `this reads as "${there}"` : null;
  }

  return fields.flatMap((field) => {
    const reason = why(field);
    if (reason === null) return [];
    return [
      {
        shortcoming: 'in the language of the source',
        fields: 1,
        complaint: `${twin}, ${field.place}: ${reason}, and visitors chose another language. Write it in "${language}"; what is the same in both belongs in "same" of glossary.json.`,
      },
    ];
  });
};
