import {
  type Section,
  type StoryCard,
  type StoryNeighbours,
  type StorySource,
  storyChain,
  type VisitorType,
} from '@tamarack-lowe/content-model';
import { rememberEach } from '../files/remember.ts';
import type { Sources } from './createSources.ts';
import { storyCard } from './storyCard.ts';
import { storyOrder } from './storyOrder.ts';

type Chain = { stories: StorySource[]; places: Map<string, number> };

/**
 * The neighbours of stories, from chains that are laid once for all of them. A story opened from the other type's set
 * walks on through its own set.
 */
export function createNeighbours(sources: Sources) {
  function chainFor(section: Section, visitorType: VisitorType): Chain {
    const brand = sources.brand();
    const ordered = storyOrder(sources.stories(), sources.slideSets(), brand, { section, for: visitorType });
    const stories = storyChain(ordered, visitorType, brand.oldReferences);
    return { stories, places: new Map(stories.map((story, place) => [story.slug, place])) };
  }

  const chainsOf = rememberEach((section) => ({
    student: chainFor(section as Section, 'student'),
    experienced: chainFor(section as Section, 'experienced'),
  }));

  return function storyNeighbours(
    section: Section,
    slug: string,
  ): Record<VisitorType, StoryNeighbours<StoryCard>> {
    const both = chainsOf(section);
    const facts = sources.facts();

    function neighbours({ stories, places }: Chain): StoryNeighbours<StoryCard> {
      const place = places.get(slug);
      const card = (at: number) => {
        const story = place === undefined ? undefined : stories[at];
        return story ? storyCard(story, facts) : null;
      };
      return { prev: card((place ?? 0) - 1), next: card((place ?? 0) + 1) };
    }

    const known = (type: VisitorType) => both[type].places.has(slug);
    return {
      student: neighbours(known('student') ? both.student : both.experienced),
      experienced: neighbours(known('experienced') ? both.experienced : both.student),
    };
  };
}
