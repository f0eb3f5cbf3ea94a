import { createPictureNotes } from '../images/metadata.ts';
import type { Sources } from '../read/sources.ts';
import { withoutMarkup } from '../translations/markup.ts';
import { oneSpelling, wholeWords } from './wholeWords.ts';

/**
 * Takes out of words what is the same in every language: markup, names of the firm and of people, and what the glossary
 * says. What is left is in a language.
 */
export function createOwnWords(
  sources: Pick<Sources, 'brand' | 'members' | 'stories'>,
  { root, same }: { root: string; same: readonly string[] },
): (words: string) => string {
  const { firm, short, social } = sources.brand();
  const names = [
    ...same,
    firm,
    short,
    ...social.map(({ name }) => name),
    ...sources.members().map(({ name }) => name),
    ...sources.stories().map(({ author }) => author.name),
    ...[...createPictureNotes(root).people().values()].map(({ name }) => name),
  ];
  const known = wholeWords([...new Set(names)]);
  return (words) => {
    const bare = oneSpelling(withoutMarkup(words));
    return known === null ? bare : bare.replace(known, ' ');
  };
}
