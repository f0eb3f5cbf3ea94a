import {
  type CampusEvents,
  type EventFilter,
  filterEvents,
  monthsOfEvents,
  type OwnBlock,
  type ResourceBlock,
  sortEvents,
  splitPastEvents,
} from '@tamarack-lowe/content-model';
import { Button } from '@tamarack-lowe/ui/button';
import { Figure } from '@tamarack-lowe/ui/figure';
import { CalendarXIcon, RefreshIcon, WifiOffIcon } from '@tamarack-lowe/ui/icon';
import { StateCard } from '@tamarack-lowe/ui/state-card';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useWords, type Words } from '../context/PagesProvider.tsx';
import type { PictureOfHour } from '../data.ts';
import { ClearFilters } from '../filters/ClearFilters.tsx';
import { BackLink, PictureBullets, PictureByHour } from '../static/pageParts.tsx';
import { StaticPage } from '../static/StaticPage.tsx';
import { CalendarLinks, type EventCalendar } from './CalendarLinks.tsx';
import { EventFilters, type EventFiltersProps } from './EventFilters.tsx';
import { EventList } from './EventList.tsx';
import { monthWords } from './eventWords.ts';
import { monthOptions } from './listLimits.ts';

const EDGE_BULLETS = [{ color: 'red', size: 84, blur: 0.55, x: 0, y: 46, mobile: { x: -3, y: 46 } }] as const;
const PICTURE_BULLETS = [
  { color: 'blue', size: 72, blur: 0.4, x: 9, y: 12 },
  { color: 'red', size: 60, blur: 0.25, x: 93, y: 84 },
] as const;

/** Props of the events page. */
export type EventsPageProps = CampusEvents &
  Pick<EventFiltersProps, 'onChoose' | 'onClear'> & {
    hours: PictureOfHour;
    text: readonly (ResourceBlock | OwnBlock)[];
    status: RequestStatus;
    online: boolean;
    onTryAgain: () => void;
    /** Filter of the list. */
    filter: EventFilter;
    /** Current time, ms since 1970: events that ended before, in their time zone, are past. */
    now: number;
    /**
     * Time at which the list was first rendered, ms since 1970. Events that ended since then keep their place, marked as
     * over. Default: `now`.
     */
    listedAt?: number;
    /**
     * Time zone of events without one. Default: such events are upcoming until their day is over everywhere.
     *
     * @example 'America/Lima'
     */
    firmZone?: string | undefined;
    /** Lists past events too. Leave them out of the built page: they double its size and few readers need them. */
    withPast: boolean;
    calendar: EventCalendar;
    /** The parent page. */
    back: { href: string; label: string };
  };

/** The events page: events by date, with filters by province and month. */
export const EventsPage = memo(function EventsPage({
  events,
  provinces,
  hours,
  text,
  status,
  online,
  onTryAgain,
  filter: { province, month },
  onChoose,
  onClear,
  now,
  listedAt = now,
  firmZone,
  withPast,
  calendar,
  back,
}: EventsPageProps) {
  const { say } = useWords();
  const results = useRef<HTMLElement>(null);
  const focusResults = useCallback(() => results.current?.focus({ preventScroll: true }), []);
  const thisMonth = new Date(now).toISOString().slice(0, 7);
  const months = useMemo(() => monthOptions(monthsOfEvents(events), thisMonth), [events, thisMonth]);
  const shown = useMemo(
    () => sortEvents(filterEvents(events, { province, month })),
    [events, province, month],
  );
  const [first, ...rest] = text.flatMap((block) => (block.type === 'paragraph' ? [block.text] : []));
  const { upcoming, past } = useMemo(() => splitPastEvents(shown, now, firmZone), [shown, now, firmZone]);
  const filterKey = `${province} ${month}`;
  const list = useMemo(
    () => ({ ...splitPastEvents(shown, listedAt, firmZone), filterKey }),
    [shown, listedAt, firmZone, filterKey],
  );
  // Fields and count update at once; the list follows with lower priority.
  const deferredList = useDeferredValue(list);
  return (
    <StaticPage className="events" seed={5.2} bullets={EDGE_BULLETS}>
      <header className="events__head">
        <div>
          <BackLink href={back.href}>{back.label}</BackLink>
          <h1 tabIndex={-1}>{say('eventsTitle')}</h1>
          <p className="gt-lead static-page__lead">{say('eventsLead')}</p>
          {first && <p className="events__intro">{first}</p>}
        </div>
        <PictureBullets className="events__picture" bullets={PICTURE_BULLETS}>
          <Figure
            image={<PictureByHour of={hours} sizes="(width < 768px) 120px, 330px" square />}
            alt=""
            seed={say('eventsTitle')}
          />
        </PictureBullets>
      </header>
      <EventFilters
        filter={{ province, month }}
        provinces={provinces}
        months={months}
        coming={upcoming.length}
        past={past.length}
        total={events.length}
        // A list that is visible already is counted, not announced as loading.
        loading={status === 'loading' && events.length === 0}
        onChoose={onChoose}
        onClear={onClear}
      >
        <CalendarLinks upcoming={upcoming} calendar={calendar} />
      </EventFilters>
      <noscript>
        <p className="events__note">{say('eventsNoScript')}</p>
      </noscript>
      <EventsState
        status={status}
        online={online}
        empty={events.length === 0}
        noMatch={shown.length === 0}
        province={provinces.find(({ slug }) => slug === province)?.name ?? null}
        month={month}
        onTryAgain={onTryAgain}
        onClear={onClear}
        onRecovered={focusResults}
      />
      <section ref={results} className="events__results" tabIndex={-1} aria-label={say('eventsListLabel')}>
        {deferredList.upcoming.length > 0 && (
          <EventList
            events={deferredList.upcoming}
            filterKey={deferredList.filterKey}
            provinces={provinces}
            calendar={calendar}
            now={now}
            firmZone={firmZone}
          />
        )}
      </section>
      {rest.length > 0 && list.upcoming.length > 0 && (
        <aside className="events__tips" aria-labelledby="event-tips">
          <h2 id="event-tips">{say('eventsTips')}</h2>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </aside>
      )}
      {withPast && deferredList.past.length > 0 && (
        <section className="events__past" aria-labelledby="past-events">
          <h2 id="past-events">{say('eventsPast')}</h2>
          <EventList
            events={deferredList.past}
            filterKey={deferredList.filterKey}
            provinces={provinces}
            calendar={calendar}
            now={now}
            firmZone={firmZone}
            past
          />
        </section>
      )}
    </StaticPage>
  );
});

type EventsStateProps = {
  status: RequestStatus;
  online: boolean;
  /** There are no events. */
  empty: boolean;
  /** No event passes the filter. */
  noMatch: boolean;
  /** Name of the chosen province. */
  province: string | null;
  /** Chosen month, `2027-03`. */
  month: string | null;
  onTryAgain: () => void;
  /** The visitor clears all filters. */
  onClear: () => void;
  /** A retry succeeded, which removes the pressed button: move the focus. */
  onRecovered: () => void;
};

/** Explains a missing list: offline, failed, no events, or no matching event. */
function EventsState({
  status,
  online,
  empty,
  noMatch,
  province,
  month,
  onTryAgain,
  onClear,
  onRecovered,
}: EventsStateProps) {
  const words = useWords();
  const { say } = words;
  const [retried, setRetried] = useState(false);
  const retrying = status === 'loading' && retried;
  useEffect(() => {
    if (!retried || status !== 'ready') return;
    setRetried(false);
    onRecovered();
  }, [retried, status, onRecovered]);
  const retry = () => {
    setRetried(true);
    onTryAgain();
  };
  const tryAgain = (
    <Button variant="outline" loading={retrying} loadingLabel={say('oneMoment')} onClick={retry}>
      {say('tryAgain')}
    </Button>
  );
  const clearFilters = <ClearFilters onClear={onClear}>{say('eventsClear')}</ClearFilters>;
  return (
    <div className="events__states" role="status">
      {!online && status !== 'ready' && (
        <StateCard icon={<WifiOffIcon size={28} />} title={say('eventsOfflineTitle')} action={tryAgain}>
          {say('eventsOfflineBody')}
        </StateCard>
      )}
      {online && (status === 'failed' || retrying) && (
        <StateCard icon={<RefreshIcon size={28} />} title={say('eventsFailedTitle')} action={tryAgain}>
          {say('eventsFailedBody')}
        </StateCard>
      )}
      {empty && status !== 'loading' && (
        <StateCard icon={<CalendarXIcon size={28} />} title={say('eventsEmptyTitle')}>
          {say('eventsEmptyBody')}
        </StateCard>
      )}
      {noMatch && !empty && (
        <StateCard
          icon={<CalendarXIcon size={28} />}
          title={noMatchWords({ province, month }, words)}
          action={clearFilters}
        >
          {say('eventsNoneHint')}
        </StateCard>
      )}
    </div>
  );
}

function noMatchWords({ province, month }: EventFilter, words: Words): string {
  const { say } = words;
  if (province && month) return say('eventsNoneInBoth', { province, month: monthWords(month, words) });
  if (province) return say('eventsNoneIn', { province });
  return month ? say('eventsNoneInMonth', { month: monthWords(month, words) }) : say('eventsNone');
}

/** Status of the request for events. */
export type RequestStatus = 'idle' | 'loading' | 'ready' | 'failed';
