import type { Choices, ItemKind, ItemSummary } from '../../protocol.ts';
import type { Words } from '../words/words.tsx';
import { KIND_WORDS } from './kindWords.ts';

/** Kinds whose items have a title of their own, in the source language. */
const TITLED = new Set<ItemKind>(['story', 'member', 'resource', 'document', 'captions', 'other']);

type Named = Pick<ItemSummary, 'kind' | 'title' | 'section' | 'for'>;

/**
 * Returns the title of an item for people. A file that is named for programs has one in the language of the desk: `facts` is "Figures",
 * `discover.student` the name of its section and its visitors.
 */
export function titleOf(
  item: Named,
  { sections, visitorTypes }: Pick<Choices, 'sections' | 'visitorTypes'>,
  { say }: Pick<Words, 'say'>,
): string {
  const { kind, title } = item;
  if (TITLED.has(kind)) return title;
  if (kind !== 'slides') return say(KIND_WORDS[kind]);
  const section = sections.find(({ id }) => id === item.section)?.name;
  const visitors = item.for?.map((type) => visitorTypes.find(({ id }) => id === type)?.label ?? type);
  return section ? [section, visitors?.join(', ')].filter(Boolean).join(' · ') : title;
}

/** Returns the language of an item's title: that of the source for a story or a tip, and none for a name. */
export function titleLanguage(kind: ItemKind, sourceLanguage: string): string | undefined {
  return kind === 'story' || kind === 'resource' || kind === 'document' ? sourceLanguage : undefined;
}

/** Returns the name of a topic for people; its id with spaces where the firm has none. */
export function topicName({ topics }: Pick<Choices, 'topics'>, id: string): string {
  return topics.find((each) => each.id === id)?.label ?? id.replaceAll('-', ' ');
}
