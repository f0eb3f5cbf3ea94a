import type { StoryCard, VisitorType } from '@tamarack-lowe/content-model';
import type { PageAddress, StoryPageData } from '@tamarack-lowe/pages/internal/data';
import type { PagePreview } from '../route.ts';

type PreviewedStory = Omit<StoryPageData['story'], 'summary' | 'body'> & Pick<StoryCard, 'topic'>;

/** The part of a story that pages with links to it have: everything above its body. `back`: its slide, by visitor type. */
export type StoryPreview = { story: PreviewedStory; back: Readonly<Record<VisitorType, PageAddress>> };

/** Previews of the stories that a page links to, by their path. */
export type StoryPreviews = Readonly<Record<string, StoryPreview>>;

/** Data of the page of a story. A preview has no text, and no links except the one back. */
export type ShownStoryData = StoryPageData & {
  story: Pick<StoryCard, 'topic'>;
  /** Previews of the stories around it. */
  previews: StoryPreviews;
  /** These are the data of a preview. */
  loading?: true;
};

/** Returns the preview of the story at a path. */
export function previewStory(previews: StoryPreviews, pathname: string): PagePreview | undefined {
  const preview = previews[pathname];
  if (!preview) return undefined;
  const { story, back } = preview;
  const around = Object.entries(back).map(([type, address]) => {
    const nothing = { prev: null, next: null, recruiter: null, related: [] };
    return [type, { back: address, ...nothing }];
  });
  const data: ShownStoryData = {
    story: { ...story, summary: '', body: [] },
    around: Object.fromEntries(around),
    previews: {},
    loading: true,
  };
  return { title: story.title.join(' '), data };
}
