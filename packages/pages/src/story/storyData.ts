import type {
  Author,
  OwnBlock,
  Picture,
  StoryBlock,
  StoryImage,
  StoryTheme,
  VisitorType,
} from '@tamarack-lowe/content-model';
import type { PageAddress } from '../data.ts';
import type { Film } from '../film/film.ts';

/** Somebody whom the reader of a story can ask. */
export type Recruiter = { name: string; job: string; city: string; href: string; picture: Picture };

/** A story to read after another: its short name and its author. */
export type RelatedStory = PageAddress & { name: string; picture: Picture };

/** The story before or after another: its headline, its author, and the picture that it opens with. */
export type NeighbourStory = RelatedStory & { title: string; job: string };

/** What a story page shows to one visitor type besides the story. */
export type StorySurroundings = {
  /** The slide that the story belongs to. */
  back: PageAddress;
  prev: NeighbourStory | null;
  next: NeighbourStory | null;
  recruiter: Recruiter | null;
  related: readonly RelatedStory[];
};

/** A story, and what is around it for each visitor type. */
export type StoryPageData = { story: ShownStory; around: Record<VisitorType, StorySurroundings> };

/** What the layout of a story is given. */
export type StoryLayoutProps = StoryPageData & {
  /** The slide the visitor was on when they opened the story; null when they came another way. Default null. */
  from?: PageAddress | null;
};

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
