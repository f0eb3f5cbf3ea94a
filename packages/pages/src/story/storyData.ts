import type {
  Author,
  CustomBlock,
  Film,
  PageFacts,
  Picture,
  StoryBlock,
  StoryForm,
  StoryImage,
  StoryLayout,
  VisitorType,
} from '@tamarack-lowe/content-model';
import type { PageAddress } from '../data.ts';

/** A colleague whom readers of a story can contact. */
export type Recruiter = { name: string; job: string; city: string; href: string; picture: Picture };

/** A related story: its short name, its author and their portrait. */
export type RelatedStory = PageAddress & { name: string; picture: Picture };

/** The previous or the next story: its headline and its author. */
export type NeighbourStory = RelatedStory & { title: string; job: string };

/** Links around a story, for one visitor type. */
export type StorySurroundings = {
  /** The slide that the story belongs to. */
  back: PageAddress;
  /** Null at the beginning of the sequence of stories. */
  prev: NeighbourStory | null;
  /** Null at its end. */
  next: NeighbourStory | null;
  recruiter: Recruiter | null;
  related: readonly RelatedStory[];
};

/** Links to the other forms of a story. */
export type StoryForms = { label: string; links: readonly (PageAddress & { form: StoryForm })[] };

/** A story, and the links around it for each visitor type. */
export type StoryPageData = {
  story: ShownStory;
  around: Record<VisitorType, StorySurroundings>;
  /**
   * Link to feeds of new stories. Default: none.
   *
   * @example { href: '/campus/pack#feeds', label: 'Follow new stories' }
   */
  alerts?: PageAddress | undefined;
  /**
   * Links to the other forms of the story. Default: none.
   *
   * @example { label: 'Versions', links: [{ form: 'plain', label: 'Plain text', href: '/discover/a-first-year/plain' }] }
   */
  forms?: StoryForms | undefined;
};

/** The slide from which a visitor opened a story. */
export type OpeningSlide = PageAddress & {
  /** Text of the circle that the visitor pressed: it stands above the headline. Undefined: no circle led here; the story's own tag stands there. */
  tag?: string | undefined;
};

/** Props of the layout of a story. */
export type StoryLayoutProps = StoryPageData & {
  /**
   * The slide from which the visitor opened the story: the back link leads there. Default null: to the slide that the story
   * belongs to.
   *
   * @example { label: 'Our people', href: '/discover/a-first-year', tag: 'Belonging' }
   */
  from?: OpeningSlide | null;
  /** The visitor chooses another form for this story and the next ones. Default: nothing. */
  onForm?: (chosen: { form: StoryForm }) => void;
};

/** A picture or film of a story, with its file. */
export type StoryAsset =
  | (StoryImage & { type: 'image'; picture: Picture })
  | (StoryImage & { type: 'video'; film: Film });

/** A block of a story, or a custom block. Pictures and portraits come with their assets. */
export type ShownBlock =
  | CustomBlock
  | Exclude<StoryBlock, { type: 'picture' | 'quote' | 'machines' | 'promises' }>
  | (Extract<StoryBlock, { type: 'quote' }> & { picture?: Picture })
  | (Extract<StoryBlock, { type: 'picture' }> & { picture: Picture });

/** A story as its page shows it. */
export type ShownStory = {
  section: string;
  slug: string;
  theme: StoryLayout;
  /** Short name for lists and links. */
  label: string;
  /** One line of the headline each. */
  title: readonly string[];
  summary: string;
  author: Author & { portrait: Picture };
  images: readonly StoryAsset[];
  body: readonly ShownBlock[];
  readingMinutes: number;
  /** Facts in its text. Default none. */
  facts?: PageFacts | undefined;
};

/** Returns the addresses of the pictures that a story shows, without the portrait of its author. */
export function picturesOf({ images, body }: Pick<ShownStory, 'images' | 'body'>): Set<string> {
  return new Set(
    [...images, ...body].flatMap((part) => ('picture' in part && part.picture ? [part.picture.src] : [])),
  );
}
