import { ContentError } from '@tamarack-lowe/content-model';
import type { PageResource } from '../Content.server.ts';
import type { PageContext } from '../PageContext.ts';

/** The resource that holds the words of the events page. Throws a `ContentError` when there is none. */
export function eventsResource({ content }: PageContext): PageResource {
  const found = content.readResources().find(({ type }) => type === 'events');
  if (found) return found;
  throw new ContentError([
    'resources: the events page takes its words and pictures from the resource of the type "events", and there is none. Add one, or take "events" out of "pages" in brand.json.',
  ]);
}
