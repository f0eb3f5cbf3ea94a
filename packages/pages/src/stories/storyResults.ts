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
  /** What no story answers: the query, or the filter. The stories then are its neighbours. */
  none: 'query' | 'filter' | null;
};

type Options = {
  /** The stories that are loaded. */
  stories: readonly ListedStory[];
  filter: StoryFilter;
  /** Null: nothing is searched for. */
  search: StorySearch | null;
};

/** Most neighbours of a query or a filter that no story answers. */
const MOST_NEIGHBOURS = 6;

/** Returns the stories of a search and a filter; if there are none, their neighbours. */
export function storyResults({ stories, filter, search }: Options): StoryResults {
  if (search?.status !== 'ready') {
    const listed = filterStories(stories, filter);
    return listed.length > 0 || stories.length === 0
      ? { stories: listed, ranked: false, none: null }
      : { stories: similarStories(stories, filter, MOST_NEIGHBOURS), ranked: true, none: 'filter' };
  }
  const found = filterStories(search.stories, filter);
  const neighbours = (list: readonly ListedStory[]) => list.slice(0, MOST_NEIGHBOURS);
  if (found.length > 0 && !search.close) return { stories: found, ranked: true, none: null };
  if (found.length > 0) return { stories: neighbours(found), ranked: true, none: 'query' };
  return search.close
    ? { stories, ranked: false, none: 'query' }
    : { stories: neighbours(search.stories), ranked: true, none: 'filter' };
}
