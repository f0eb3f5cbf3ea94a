import { filterStories, type ListedStory, type StoryFilter, similarStories } from './storyFilter.ts';

/** State of a search. */
export type StorySearch =
  | { status: 'loading' | 'failed' }
  | {
      status: 'ready';
      /** The best first. */
      stories: readonly ListedStory[];
      /** No story has all words of the query: these come closest. */
      close: boolean;
    };

/** Stories that the page shows. */
export type StoryResults = {
  stories: readonly ListedStory[];
  /** In the order of a search, not by topic. */
  ranked: boolean;
  /** Query or filter, if no story matches it: `stories` are then similar ones. Otherwise null. */
  none: 'query' | 'filter' | null;
};

type Options = {
  /** The stories that are loaded. */
  stories: readonly ListedStory[];
  filter: StoryFilter;
  /** Null: the search field is empty. */
  search: StorySearch | null;
};

/** Maximum number of similar stories for a query or a filter without a match. */
const MAX_SIMILAR = 6;

/** Returns the stories that match a search and a filter; if there are none, similar ones. */
export function storyResults({ stories, filter, search }: Options): StoryResults {
  if (search?.status !== 'ready') {
    const listed = filterStories(stories, filter);
    return listed.length > 0 || stories.length === 0
      ? { stories: listed, ranked: false, none: null }
      : { stories: similarStories(stories, filter, MAX_SIMILAR), ranked: true, none: 'filter' };
  }
  const found = filterStories(search.stories, filter);
  const firstOf = (list: readonly ListedStory[]) => list.slice(0, MAX_SIMILAR);
  if (found.length > 0 && !search.close) return { stories: found, ranked: true, none: null };
  if (found.length > 0) return { stories: firstOf(found), ranked: true, none: 'query' };
  return search.close
    ? { stories, ranked: false, none: 'query' }
    : { stories: firstOf(search.stories), ranked: true, none: 'filter' };
}
