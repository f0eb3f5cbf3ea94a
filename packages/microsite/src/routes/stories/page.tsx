import { StoriesPage } from '@tamarack-lowe/pages/stories';
import { useCallback, useMemo } from 'react';
import { useFilters } from '../../client/router/useFilters.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { definePage } from '../route.ts';
import type { StoriesData } from './data.server.ts';
import { useQuery, useStorySearch } from './useStorySearch.ts';

/**
 * Names of the query and the filters in the address, and ids as their values: the same in every language, so that no other page
 * needs to translate them.
 */
const NAMES = {
  fields: Object.fromEntries(
    ['q', 'topic', 'for', 'place', 'stage', 'format', 'time'].map((field) => [field, field]),
  ),
};

function Stories({ data }: { data: StoriesData }) {
  const site = useSite();
  const { asked: params, choose, clear } = useFilters(NAMES);
  const { query, type } = useQuery(
    params.get('q') ?? '',
    useCallback((q: string) => choose({ q }), [choose]),
  );
  const asked = useMemo(
    () => ({
      topic: params.get('topic'),
      for: params.get('for'),
      place: params.get('place'),
      stage: params.get('stage'),
      format: params.get('format'),
      time: params.get('time'),
    }),
    [params],
  );
  const filtered = Object.values(asked).some((value) => value !== null);
  const { stories, search, load } = useStorySearch({ ...data, language: site.language, query, filtered });
  const action = site.paths.page('stories') ?? '';
  return (
    <StoriesPage
      words={data.words}
      stories={stories}
      total={data.total}
      options={data.options}
      asked={asked}
      query={query}
      search={search}
      action={action}
      hrefOf={(field, value) => `${action}?${new URLSearchParams({ [field]: value })}`}
      onSearch={load}
      onType={type}
      onChoose={choose}
      onClear={() => {
        type('');
        clear();
      }}
      onLoadAll={load}
    />
  );
}

export const page = definePage<StoriesData>({ metadata: { page: 'static' }, Component: Stories });
