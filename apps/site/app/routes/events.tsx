import { isPastEvent, PATHS } from '@tamarack-lowe/content-model';
import { brand } from '@tamarack-lowe/stories';
import { readEventsPage } from '../content/events.server.ts';
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
  return readEventsPage();
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say('eventsTitle'), description: say('eventsDescription'), path: PATHS.events });

export default function Events({ loaderData }: Route.ComponentProps) {
  const { packaged, builtOn } = loaderData;
  const coming = packaged.events.filter((event) => !isPastEvent(event, builtOn));
  return (
    <>
      <EventsPage {...loaderData} />
      <PageData
        crumbs={[
          { name: say('campusTitle'), path: PATHS.campus },
          { name: say('eventsTitle'), path: PATHS.events },
        ]}
        things={coming.map((event) => campusEvent(event, { provinces: packaged.provinces, brand }))}
      />
    </>
  );
}
