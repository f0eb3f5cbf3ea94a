import type { Author, FilmLine, PageFacts, StoryForm, VisitorType } from '@tamarack-lowe/content-model';
import type { PageAddress } from '../data.ts';
import type { NeighbourStory, Recruiter, ShownBlock } from '../story/storyData.ts';

/** Link to a form of a story; `form` is null for the story as it is. */
export type StoryFormLink = PageAddress & { form: StoryForm | null };

/** Links around a form of a story, for one visitor type. */
export type StoryFormSurroundings = {
  /** The slide that the story belongs to. */
  back: PageAddress;
  /** Neighbours, in the same form where they have it. Null at the ends of the sequence. */
  prev: Pick<NeighbourStory, 'href' | 'title' | 'name'> | null;
  next: Pick<NeighbourStory, 'href' | 'title' | 'name'> | null;
  recruiter: Pick<Recruiter, 'href' | 'name' | 'job' | 'city'> | null;
};

/** Data of the page of a form. */
export type StoryFormPageData = {
  form: StoryForm;
  /** One line of the headline each. */
  title: readonly string[];
  author: Pick<Author, 'name' | 'fullName' | 'job'>;
  readingMinutes: number;
  /** Every form of the story, the story as it is first. */
  links: readonly StoryFormLink[];
  /** Label of the links. */
  linksLabel: string;
  /** Says that the next stories open in this form. */
  kept: string;
  /** The words of the story; none in sixty seconds. */
  body: readonly ShownBlock[];
  /** Three sentences of the story; none in other forms. */
  sentences: readonly string[];
  /** The words of its film, and the title of the words after it; null in other forms. */
  transcript: { title: string; lang: string; cues: readonly FilmLine[]; rest: string } | null;
  /** Link to the film, or to its transcript, with its length; null for a story without a film. */
  film: (PageAddress & { meta: string }) | null;
  /** A sentence for each picture of the story that says what it shows. */
  pictures: readonly string[];
  /** Facts in its text. Default none. */
  facts?: PageFacts | undefined;
  around: Readonly<Record<VisitorType, StoryFormSurroundings>>;
};
