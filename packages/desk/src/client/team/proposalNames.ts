import type { Problem, Proposal, ProposalItem } from '../../team/teamProtocol.ts';
import { languageOf, sourceOf } from '../../translationPaths.ts';
import { placeText, titleLanguage, titleOf } from '../app/itemNames.ts';
import type { Words } from '../words/words.tsx';

/** Names of the items of a proposal for people. */
export type ItemNames = ReturnType<typeof createItemNames>;

/** `languages`: those of the content, the source first. */
export function createItemNames(
  { items, names }: Pick<Proposal, 'items' | 'names'>,
  languages: readonly string[],
  words: Words,
) {
  const [source = ''] = languages;
  const byId = new Map(items.map((item) => [item.id, item]));
  const lists = new Intl.ListFormat(words.language);
  const itemOf = (file: string) => byId.get(file) ?? byId.get(sourceOf(file, languages));

  function nameOf({ kind, title, ...item }: ProposalItem): string {
    if (kind === 'picture') return words.say('pictureOf', { name: title });
    if (kind === 'film') return words.say('filmOf', { name: title });
    if (kind === 'reviews') return words.say('readings');
    return titleOf({ ...item, kind, title }, names, words);
  }

  /** Returns a field of a file in words: "Four cities, one map · French · Headline". */
  function placeOf(file: string, path: readonly (string | number)[]): string {
    const item = itemOf(file);
    if (!item) return file;
    const language = languageOf(file, languages);
    const isItem = item.kind !== 'picture' && item.kind !== 'film' && item.kind !== 'reviews';
    return placeText(
      nameOf(item),
      language !== source && words.languageName(language),
      isItem && path.length > 0 && words.field(item.kind, path).label,
    );
  }

  return {
    nameOf,
    placeOf,
    /** Returns the language of the name of an item; undefined for that of the desk, and for the name of a person. */
    languageOfName: ({ kind }: ProposalItem): string | undefined =>
      kind === 'picture' || kind === 'film' || kind === 'reviews' ? undefined : titleLanguage(kind, source),
    /** Returns the name of the item that a file belongs to; the path of a file that none has. */
    nameOfFile(file: string): string {
      const item = itemOf(file);
      return item ? nameOf(item) : file;
    },
    /** Returns a failure in words, with the names of its files. */
    problemText: ({ files, message }: Problem): string =>
      message.replace('{files}', () => lists.format(files.map((file) => placeOf(file, [])))),
  };
}
