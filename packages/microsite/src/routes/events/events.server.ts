import type { PageKindServer } from '../PageKindServer.ts';
import { eventsResource } from './eventsResource.ts';
import { eventsHead } from './head.server.ts';
import { type PackedEventsPage, readEventsPage } from './data.server.ts';

/** The events page. Its words come from a resource. */
export const eventsServer: PageKindServer<PackedEventsPage> = {
  id: 'events',
  list: (context) => {
    const { events } = context.site.paths;
    if (events === null) return [];
    const { name, updated } = eventsResource(context);
    return [{ path: events, label: name, updated, keep: true }];
  },
  load: (context) => readEventsPage(context),
  head: eventsHead,
  card: (context) => {
    const { title, name, media } = eventsResource(context);
    return { headline: title.join(' '), note: name, art: { photo: media } };
  },
};
