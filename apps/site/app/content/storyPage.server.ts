import { type Section, type StoryCard, storyPath, type VisitorType } from '@tamarack-lowe/content-model';
import { type PageStory, readStory, storyNeighbours } from '@tamarack-lowe/stories/server';
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

function linkTo(card: StoryCard | null): StoryLink | null {
  return card && { label: card.label, path: storyPath(card.section, card.slug) };
}

/** A story with its surroundings for both visitor types; null when the section has no story of this slug. */
export function readStoryPage(section: Section, slug: string): StoryPageData | null {
  const story = readStory(section, slug);
  if (!story) return null;
  const neighbours = storyNeighbours(section, slug);
  const around = (type: VisitorType): StorySurroundings => ({
    back: backSlide(story, type),
    prev: linkTo(neighbours[type].prev),
    next: linkTo(neighbours[type].next),
    recruiter: recruiterFor(story, type),
  });
  return { story, around: { student: around('student'), experienced: around('experienced') } };
}
