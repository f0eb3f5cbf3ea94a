import { Button } from '@tamarack-lowe/ui/button';
import { InfoIcon, RefreshIcon } from '@tamarack-lowe/ui/icon';
import { StateCard } from '@tamarack-lowe/ui/state-card';
import { useDeferredValue, useMemo, useState } from 'react';
import { formatNumber } from '../context/localeFormat.ts';
import { useWords } from '../context/PagesProvider.tsx';
import { StoryGroups, StoryRows } from './StoryList.tsx';
import type { StoryOptions } from './storyFilter.ts';
import type { StoryResults, StorySearch } from './storyResults.ts';
import type { FindWords } from './storyWords.ts';

/** Maximum number of stories shown at once, in a list and in search results. */
const LIST_LENGTH = 96;
const SEARCH_LENGTH = 24;

type StoryResultListProps = {
  results: StoryResults;
  search: StorySearch | null;
  /** Key of query and filter: with another key, the list starts again at its beginning. */
  resultKey: string;
  query: string;
  topics: StoryOptions['topic'];
  /** Number of stories of this list that are not loaded yet. */
  notLoaded: number;
  /** Loads them, or tries once more after a failure. */
  onLoadAll: () => void;
  say: FindWords;
};

/** The stories of a search and a filter, with a reason if there are none, and a button for more of them. */
export function StoryResultList({ say, ...list }: StoryResultListProps) {
  const { search, resultKey, topics, notLoaded, onLoadAll } = list;
  const { language } = useWords();
  const results = useDeferredValue(list.results);
  const { ranked } = results;
  const step = ranked ? SEARCH_LENGTH : LIST_LENGTH;
  const [asked, setAsked] = useState({ key: resultKey, count: step });
  const count = asked.key === resultKey ? asked.count : step;
  // The same array while nothing is cut off, so that memoised rows stay.
  const stories = useMemo(
    () => (results.stories.length > count ? results.stories.slice(0, count) : results.stories),
    [results, count],
  );
  const left = results.stories.length - stories.length + notLoaded;
  const showMore = () => {
    if (notLoaded > 0) onLoadAll();
    setAsked({ key: resultKey, count: count + step });
  };
  return (
    <>
      <div className="stories__states" role="status">
        {search?.status === 'failed' && <FailedSearch say={say} onTryAgain={onLoadAll} />}
        {results.none !== null && <NoStory {...list} results={results} say={say} />}
      </div>
      <section className="stories__results" aria-label={say('findListLabel')}>
        {ranked ? (
          <StoryRows stories={stories} headlines say={say} />
        ) : (
          <StoryGroups stories={stories} topics={topics} say={say} />
        )}
        {left > 0 && (
          <div className="stories__more">
            <Button variant="outline" onClick={showMore}>
              {say('findMore', { left: formatNumber(Math.min(left, step), language) })}
            </Button>
          </div>
        )}
      </section>
    </>
  );
}

type NoStoryProps = Pick<StoryResultListProps, 'results' | 'query' | 'say'>;

/** Says that no story matches the query or the filter, and which stories the list shows instead. */
function NoStory({ results: { none, ranked }, query, say }: NoStoryProps) {
  return (
    <StateCard
      icon={<InfoIcon size={28} />}
      title={none === 'query' ? say('findNone', { query: query.trim() }) : say('findNoneFiltered')}
    >
      {say(ranked ? 'findClose' : 'findAll')}
    </StateCard>
  );
}

function FailedSearch({ say, onTryAgain }: { say: FindWords; onTryAgain: () => void }) {
  const { say: sayOfSite } = useWords();
  return (
    <StateCard
      icon={<RefreshIcon size={28} />}
      title={say('findFailedTitle')}
      action={
        <Button variant="outline" onClick={onTryAgain}>
          {sayOfSite('tryAgain')}
        </Button>
      }
    >
      {say('findFailedBody')}
    </StateCard>
  );
}
