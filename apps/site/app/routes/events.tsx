import { PATHS, splitPastEvents } from '@tamarack-lowe/content-model';
import { brand } from '@tamarack-lowe/stories';
import { useMemo } from 'react';
import { readEventsPage } from '../content/events.server.ts';
import { packEvents, unpackEvents } from '../content/packedEvents.ts';
import type { PageHandle } from '../content/pageHandle.ts';
import { pageMeta } from '../content/pageMeta.ts';
import { say } from '../content/say.ts';
import { campusEvent } from '../content/structured-data/campusEvent.ts';
import { EventsPage } from '../pages/events/EventsPage.tsx';
import { isOtherPage } from '../pages/static/isOtherPage.ts';
import { PageData } from '../pages/static/PageData.tsx';
import type { Route } from './+types/events';

export const handle: PageHandle = { page: 'static' };

export const shouldRevalidate = isOtherPage;

export function loader() {
  const page = readEventsPage();
  return { ...page, packaged: packEvents(page.packaged) };
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say('eventsTitle'), description: say('eventsDescription'), path: PATHS.events });

export default function Events({ loaderData }: Route.ComponentProps) {
  const { builtOn } = loaderData;
  const packaged = useMemo(() => unpackEvents(loaderData.packaged), [loaderData.packaged]);
  const { upcoming } = splitPastEvents(packaged.events, builtOn);
  return (
    <>
      <EventsPage {...loaderData} packaged={packaged} />
      <PageData
        crumbs={[
          { name: say('campusTitle'), path: PATHS.campus },
          { name: say('eventsTitle'), path: PATHS.events },
        ]}
        things={upcoming.map((event) => campusEvent(event, { provinces: packaged.provinces, brand }))}
      />
    </>
  );
}
