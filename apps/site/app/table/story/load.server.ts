import type { StoryCard, VisitorType } from '@tamarack-lowe/content-model';
import type { PageStory } from '../Content.server.ts';
import type { PageContext } from '../PageContext.ts';
import type { PageNames } from '../PageKindServer.ts';
import { type BackSlide, backSlide } from './backSlide.server.ts';
import { type Recruiter, recruiterFor } from './recruiterFor.server.ts';

/** A link to another story. */
export type StoryLink = { label: string; path: string };

/** What a story page shows to one visitor type besides the story. */
export type StorySurroundings = {
  back: BackSlide;
  prev: StoryLink | null;
  next: StoryLink | null;
  recruiter: Recruiter | null;
};

/** A story page: the only place where a body reaches the browser. */
export type StoryPageData = { story: PageStory; around: Record<VisitorType, StorySurroundings> };

/** A story with its surroundings for both visitor types; null when the section has no story of this slug. */
export function readStoryPage(context: PageContext, { section, slug }: PageNames): StoryPageData | null {
  const { site, content } = context;
  const story = content.readStory(section, slug);
  if (!story) return null;
  const neighbours = content.storyNeighbours(section, slug);
  const linkTo = (card: StoryCard | null): StoryLink | null =>
    card && { label: card.label, path: site.paths.story(card.section, card.slug) };
  const around = (type: VisitorType): StorySurroundings => ({
    back: backSlide(site, story, type),
    prev: linkTo(neighbours[type].prev),
    next: linkTo(neighbours[type].next),
    recruiter: recruiterFor(context, story, type),
  });
  return { story, around: { student: around('student'), experienced: around('experienced') } };
}
