import { EventsPage } from '@tamarack-lowe/pages/events';
import { eventsFiltered } from '@tamarack-lowe/state';
import { useSiteDispatch } from '@tamarack-lowe/state/react';
import { useEffect, useMemo, useState } from 'react';
import { usePageHydrated } from '../../client/prehydration/hydration.tsx';
import { eventParams } from '../../client/router/searchParams.ts';
import { useFilters } from '../../client/router/useFilters.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { slot } from '../custom/customComponents.ts';
import { definePage } from '../route.ts';
import { useEventCalendar } from './calendar/useEventCalendar.ts';
import type { EventsData } from './data.server.ts';
import { readEventFilter, useCampusEvents, useNow } from './eventList.ts';
import { newEvents } from './newSince.ts';
import { unpackEvents } from './packedEvents.ts';

const Page = slot('events', EventsPage);

function Events({ data }: { data: EventsData }) {
  const dispatch = useSiteDispatch();
  const site = useSite();
  const { brand, paths, say } = site;
  const back = paths.campus
    ? { href: paths.campus, label: say('campusTitle') }
    : { href: paths.intro, label: say('backToStart') };
  const team = paths.connect === null ? undefined : { href: paths.connect, label: say('connectWithUs') };
  const { alerts, builtAt, pictures, text } = data;
  const firmZone = brand.timeZone;
  const packaged = useMemo(() => unpackEvents(data.packaged), [data.packaged]);
  const { events, provinces, status, online, tryAgain } = useCampusEvents(packaged);
  const { asked, choose, clear } = useFilters(useMemo(() => eventParams(say), [say]));
  const { province, month } = readEventFilter(asked, provinces);
  const now = useNow({ builtAt, events, firmZone });
  const [listedAt] = useState(now);
  const filter = useMemo(() => ({ province, month }), [province, month]);

  useEffect(() => {
    dispatch(eventsFiltered(filter));
  }, [dispatch, filter]);

  const [fresh, setFresh] = useState<ReadonlySet<number>>();
  useEffect(() => {
    if (status === 'ready') setFresh(newEvents(site, events));
  }, [site, events, status]);

  return (
    <Page
      events={events}
      provinces={provinces}
      pictures={pictures}
      text={text}
      status={status}
      online={online}
      onTryAgain={tryAgain}
      filter={filter}
      onChoose={choose}
      onClear={clear}
      now={now}
      listedAt={listedAt}
      firmZone={firmZone}
      withPast={usePageHydrated()}
      calendar={useEventCalendar({ packaged, builtAt, provinces, filter })}
      back={back}
      team={team}
      alerts={alerts}
      fresh={fresh}
    />
  );
}

export const page = definePage<EventsData>({ metadata: { page: 'static' }, Component: Events });
