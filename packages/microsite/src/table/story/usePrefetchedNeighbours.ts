import { type StoryPageData, useVisitor } from '@tamarack-lowe/pages';
import { usePrefetch } from '../../client/router/usePrefetch.ts';

/** Loads the stories before and after this one, of the visitor's own type. */
export function usePrefetchedNeighbours(around: StoryPageData['around']) {
  const { type, known } = useVisitor();
  const own = around[type];
  usePrefetch(...(known ? [own?.prev?.href, own?.next?.href] : []));
}
