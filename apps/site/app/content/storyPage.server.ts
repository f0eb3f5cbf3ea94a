import { type Section, type StoryCard, storyPath, type VisitorType } from '@tamarack-lowe/content-model';
import type { PageAddress, StoryPageData, StorySurroundings } from '@tamarack-lowe/pages';
import { type PageStory, readStory, storyNeighbours } from '@tamarack-lowe/stories/server';
import { backSlide } from './backSlide.server.ts';
import { recruiterFor } from './recruiterFor.server.ts';

/** A story page: the only place where a body reaches the browser. */
type StoryPage = Omit<StoryPageData, 'story'> & { story: PageStory };

function linkTo(card: StoryCard | null): PageAddress | null {
  return card && { label: card.label, href: storyPath(card.section, card.slug) };
}

/** A story with its surroundings for both visitor types; null when the section has no story of this slug. */
export function readStoryPage(section: Section, slug: string): StoryPage | null {
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
