import type { Site } from '@tamarack-lowe/content-model';
import { makeSearchIndex } from '@tamarack-lowe/content-model/internal/search';
import { type CatalogueStory, nameHash } from '@tamarack-lowe/content-tools/internal/catalogue';
import type { ListedStory } from '@tamarack-lowe/pages/internal/data';
import { baseOf } from '../../site/paths.ts';
import type { RouteFile } from '../route.ts';

/** Stories of one part of an index, which browsers open in one step after another. */
const STORIES_PER_INDEX = 250;
const STORIES_PER_LIST = 500;

type Stories = { listed: readonly ListedStory[]; searched: readonly Pick<CatalogueStory, 'searched'>[] };

/** Makes the list of all stories and the search index, each in parts. */
export function catalogueFiles(
  site: Pick<Site, 'language' | 'languages'>,
  { listed, searched }: Stories,
): Record<'lists' | 'indexes', RouteFile[]> {
  const file = (name: string, value: unknown): RouteFile => {
    const text = JSON.stringify(value);
    return {
      path: `${baseOf(site)}assets/${name}-${site.language}-${nameHash(text)}.json`,
      text,
    };
  };
  const documents = searched.map(({ searched: texts }, id) => ({ id, ...texts }));
  return {
    lists: inParts(listed, STORIES_PER_LIST).map((part) => file('stories', part)),
    indexes: inParts(documents, STORIES_PER_INDEX).map((part) =>
      file('search', makeSearchIndex(part, site.language)),
    ),
  };
}

function inParts<Entry>(list: readonly Entry[], size: number): Entry[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, part) =>
    list.slice(part * size, (part + 1) * size),
  );
}
