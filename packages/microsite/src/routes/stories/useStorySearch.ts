import type { FoundStories, SearchIndexFile } from '@tamarack-lowe/content-model/internal/search';
import type { ListedStory, StorySearch } from '@tamarack-lowe/pages/internal/data';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { fetchJson } from '../../client/router/fetchJson.ts';
import type { StoriesData } from './data.server.ts';

/** Something that is loaded when a visitor first needs it. */
type Loaded<Value> = { status: 'idle' | 'loading' | 'failed' } | { status: 'ready'; value: Value };

/** Loads a value once. A call after a failure tries once more; the value stays for the session of the page. */
function useLoaded<Value>(load: () => Promise<Value>): [Loaded<Value>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ status: 'idle' });
  const busy = useRef(false);
  const start = useCallback(() => {
    if (busy.current) return;
    busy.current = true;
    setLoaded({ status: 'loading' });
    load().then(
      (value) => setLoaded({ status: 'ready', value }),
      () => {
        busy.current = false;
        setLoaded({ status: 'failed' });
      },
    );
  }, [load]);
  return [loaded, start];
}

type Options = Pick<StoriesData, 'stories' | 'lists' | 'indexes'> & {
  language: string;
  query: string;
  /** A filter needs all stories. */
  filtered: boolean;
};

/** The stories that are loaded, and those of the query. Loads what a query or a filter needs. */
export function useStorySearch({ stories: inPage, lists, indexes, language, query, filtered }: Options) {
  const [all, loadAll] = useLoaded(
    useCallback(async () => (await Promise.all(lists.map(fetchList))).flat(), [lists]),
  );
  const [index, loadIndex] = useLoaded(useCallback(() => openSearch(indexes, language), [indexes, language]));
  const isWhole = lists.length === 0;
  const needsAll = !isWhole && (filtered || query !== '');
  useEffect(() => {
    if (needsAll) loadAll();
    if (query !== '') loadIndex();
  }, [needsAll, query, loadAll, loadIndex]);

  const stories = all.status === 'ready' ? all.value : inPage;
  // Typing shows at once; its stories follow with lower priority.
  const deferredQuery = useDeferredValue(query);
  const search = useMemo((): StorySearch | null => {
    if (deferredQuery === '') return null;
    const states = isWhole ? [index.status] : [index.status, all.status];
    if (states.includes('failed')) return { status: 'failed' };
    if (index.status !== 'ready' || states.some((status) => status !== 'ready')) return { status: 'loading' };
    const found = index.value(deferredQuery);
    if (found === null) return null;
    const ranked = found.ids.flatMap((id) => stories[id] ?? []);
    return { status: 'ready', stories: ranked, close: found.close };
  }, [deferredQuery, index, all.status, isWhole, stories]);

  const load = useCallback(() => {
    if (!isWhole) loadAll();
    loadIndex();
  }, [isWhole, loadAll, loadIndex]);
  return { stories, search, load };
}

/** Loads the code of the search and all parts of the index. Returns a function that finds the stories of a query. */
async function openSearch(
  indexes: readonly string[],
  language: string,
): Promise<(query: string) => FoundStories | null> {
  const files = Promise.all(indexes.map(fetchJson));
  const { openSearchIndex, searchStories } = await import('@tamarack-lowe/content-model/internal/search');
  const parts = await Promise.all(
    (await files).map((file) => openSearchIndex(file as SearchIndexFile, language)),
  );
  return (query) => searchStories(parts, query, language);
}

async function fetchList(address: string): Promise<ListedStory[]> {
  return (await fetchJson(address)) as ListedStory[];
}

/** Pause in typing after which the address has the query, ms: Safari refuses more than a hundred changes in 30 seconds. */
const TYPING_PAUSE_MS = 300;

/**
 * Text of the search field. It follows the address, so that Back restores it, and writes what the visitor types there after a
 * pause.
 */
export function useQuery(inAddress: string, write: (query: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const lastWritten = useRef(inAddress);

  useEffect(() => {
    if (typed === null || typed === lastWritten.current) return;
    const timer = setTimeout(() => {
      lastWritten.current = typed;
      write(typed);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, write]);

  // The address has another query than we wrote: the visitor went back, or followed a link.
  useEffect(() => {
    if (inAddress === lastWritten.current) return;
    lastWritten.current = inAddress;
    setTyped(null);
  }, [inAddress]);

  return { query: typed ?? inAddress, type: setTyped };
}
