import { parseDocument } from '../../files/document.ts';
import { EditError } from '../../files/EditError.ts';
import type { Json } from '../../protocol.ts';
import { nameFiles, readNames } from '../../server/choices.ts';
import { type Languages, readItem } from '../../server/contentItems.ts';
import type { DeskLanguage } from '../../server/words.ts';
import { languageOf, sourceOf } from '../../translationPaths.ts';
import type { ChangedFile } from '../git/repository.ts';
import type { Proposal, ProposalItem } from '../teamProtocol.ts';

type ItemsOptions = {
  changed: readonly ChangedFile[];
  /** Files that comments and links are about. */
  about: readonly string[];
  /** Reads files as the proposal has them, or as they were before it. */
  textsOf: (files: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  languages: Languages;
  language: DeskLanguage;
};

type Change = ProposalItem['changes'][number];
const CHANGES: Readonly<Record<string, Change['change']>> = { A: 'added', D: 'removed' };

/** Files that the desk does not list as items. */
const OTHERS: readonly (readonly [RegExp, ProposalItem['kind']])[] = [
  [/^translations\.[^/]+\.json$/, 'reviews'],
  [/^pictures\/[^/]+\/[^/]+$/, 'picture'],
  [/^films\/[^/]+\.(?:mp4|webm|webp|jpg)$/, 'film'],
];

/** Reads the items that a proposal changes or mentions, with their titles: people know stories, not paths of files. */
export async function readProposalItems({
  about,
  changed,
  language,
  languages,
  textsOf,
}: ItemsOptions): Promise<Pick<Proposal, 'items' | 'names'>> {
  const changes = new Map<string, ProposalItem['changes']>();
  const changesOf = (file: string) => {
    const id = idOf(file, languages);
    const own = changes.get(id) ?? [];
    changes.set(id, own);
    return own;
  };
  for (const { file, status } of changed)
    changesOf(file).push({
      file,
      language: languageOf(file, languages),
      change: CHANGES[status] ?? 'changed',
    });
  for (const file of about) changesOf(file);

  const rank = ({ language: own }: Change) => languages.indexOf(own ?? languages[0]);
  const texts = await textsOf([...new Set([...changes.keys(), ...nameFiles(languages)])]);
  const valueIn = async (file: string) => parsed(file, texts.get(file));
  const { sections, visitorTypes } = await readNames({ valueIn, languages, language });
  const items = await Promise.all(
    [...changes].map(async ([id, own]): Promise<ProposalItem> => {
      const isRemoved = own.some(({ change, file }) => change === 'removed' && file === id);
      const [, kind] = OTHERS.find(([path]) => path.test(id)) ?? [];
      if (kind) return { id, kind, title: plainName(id), changes: own, isEditable: false };
      const read = async (file: string) => ({ value: await valueIn(file) });
      const { files, picture: _, slide: __, topic: ___, ...item } = await readItem(id, languages, read);
      const isTranslated = files.length > 1;
      return {
        ...item,
        changes: own
          .toSorted((one, other) => rank(one) - rank(other))
          .map((each) => ({ ...each, language: isTranslated ? each.language : null })),
        isEditable: !isRemoved,
      };
    }),
  );
  return { items, names: { sections, visitorTypes } };
}

/** Id of the item of a file. Each review log is one by itself. */
function idOf(file: string, languages: Languages): string {
  return OTHERS.some(([path]) => path.test(file)) ? file : sourceOf(file, languages);
}

/** "pictures/people/First_Last.jpg" is "First Last". */
const plainName = (file: string): string =>
  (file.split('/').at(-1) ?? file).replace(/\..*$/, '').replaceAll(/[_-]/g, ' ');

/** A file that cannot be read is named by its path. */
function parsed(file: string, text: string | undefined): Json | undefined {
  try {
    return text === undefined ? undefined : parseDocument(file, text);
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}
