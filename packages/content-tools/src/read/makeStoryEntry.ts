import {
  type DeckCard,
  type Facts,
  fillAllFacts,
  type StoryTheme,
  toLines,
} from '@tamarack-lowe/content-model';
import type { Media } from '../media/openMedia.ts';
import type { SourceStory } from './sources.ts';
import { storyCard } from './storyCard.ts';

/** A story in a list of all stories. */
export type StoryEntry = DeckCard & {
  title: string[];
  summary: string;
  theme: StoryTheme;
  updated: string;
  keep?: boolean | undefined;
};

/** A story as lists of all stories show it: its card, headline and summary, without its body. */
export function makeStoryEntry(source: SourceStory, facts: Facts, { pictures }: Media): StoryEntry {
  const card = storyCard(source, facts);
  return {
    ...card,
    picture: pictures.pictureOf(card.media, `${source.slug}, author`),
    title: fillAllFacts(toLines(source.title), facts, source.slug),
    summary: fillAllFacts(source.summary, facts, source.slug),
    theme: source.theme,
    updated: source.updated,
    keep: source.keep,
  };
}
