import type {
  Author,
  OwnBlock,
  Picture,
  StoryBlock,
  StoryImage,
  StoryTheme,
} from '@tamarack-lowe/content-model';
import type { Film } from './Film.ts';

/** A picture or film of a story, found. */
export type ShownMedium =
  | (StoryImage & { type: 'image'; picture: Picture })
  | (StoryImage & { type: 'video'; film: Film });

/** A block of a story, or one of the firm's own; pictures are found, and the portrait of somebody who is quoted, where there is one. */
export type ShownBlock =
  | OwnBlock
  | Exclude<StoryBlock, { type: 'picture' | 'quote' }>
  | (Extract<StoryBlock, { type: 'quote' }> & { picture?: Picture })
  | (Extract<StoryBlock, { type: 'picture' }> & { picture: Picture });

/** A story as its page shows it. */
export type ShownStory = {
  section: string;
  slug: string;
  theme: StoryTheme;
  /** Short name for lists and links. */
  label: string;
  /** One line of the headline each. */
  title: readonly string[];
  summary: string;
  author: Author & { portrait: Picture };
  images: readonly ShownMedium[];
  body: readonly ShownBlock[];
  readingMinutes: number;
};
