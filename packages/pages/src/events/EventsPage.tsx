import {
  type CampusEvents,
  type CustomBlock,
  type EventFilter,
  filterEvents,
  monthsOfEvents,
  provinceParam,
  type ResourceBlock,
  sortEvents,
  splitPastEvents,
} from '@tamarack-lowe/content-model';
import { Button } from '@tamarack-lowe/ui/button';
import { Figure } from '@tamarack-lowe/ui/figure';
import { CalendarXIcon, RefreshIcon, WifiOffIcon } from '@tamarack-lowe/ui/icon';
import { Select } from '@tamarack-lowe/ui/select';
import { StateCard } from '@tamarack-lowe/ui/state-card';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLink, useWords, type Words } from '../context/PagesProvider.tsx';
import type { Choices, PageAddress, PicturesByType } from '../data.ts';
import { ClearFilters } from '../filters/ClearFilters.tsx';
import { useFilterMovement } from '../filters/useFilterMovement.ts';
import { BackLink } from '../static/BackLink.tsx';
import { PictureBullets, PictureByType } from '../static/PagePictures.tsx';
import { StaticPage } from '../static/StaticPage.tsx';
import { CalendarLinks, type EventCalendar } from './CalendarLinks.tsx';
import { EventList } from './EventList.tsx';
import { countWords, monthTitle, monthWords } from './eventWords.ts';
import { monthOptions } from './listLimits.ts';

const EDGE_BULLETS = [
  { color: 'red', size: 84, blur: 0.55, x: 0, y: 46, mobile: { x: -20, y: 46 } },
] as const;
const PICTURE_BULLETS = [
  { color: 'blue', size: 72, blur: 0.4, x: 9, y: 12 },
  { color: 'red', size: 60, blur: 0.25, x: 93, y: 84 },
] as const;

/** Status of the request for events. */
export type RequestStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** Props of the events page. */
export type EventsPageProps = CampusEvents & {
  /** Picture beside the headline. */
  pictures: PicturesByType;
  /** Paragraphs: the first is the introduction, the others are tips below the list. Other blocks are ignored. */
  text: readonly (ResourceBlock | CustomBlock)[];
  status: RequestStatus;
  /** False: the browser has no network. */
  online: boolean;
  onTryAgain: () => void;
  /** Filter of the list. */
  filter: EventFilter;
  /** The visitor chooses a `province` or a `month`. */
  onChoose: (choices: Choices) => void;
  /** The visitor clears all filters. */
  onClear: () => void;
  /** Current time, ms since 1970: events that ended before, in their time zone, are past. */
  now: number;
  /**
   * Time at which the list was first rendered, ms since 1970. Events that ended since then keep their place, marked as
   * over. Default: `now`.
   *
   * @example Date.parse('2027-01-12T09:00Z')
   */
  listedAt?: number;
  /**
   * Time zone of events without one. Default: such events are upcoming until their day is over everywhere.
   *
   * @example 'America/Lima'
   */
  firmZone?: string | undefined;
  /** Lists past events too. Set false in the built page: they double its size, and few readers need them. */
  withPast: boolean;
  /** Keep the same object while nothing changes. */
  calendar: EventCalendar;
  /**
   * Ids of events that are new since the visitor's last visit. Default: none.
   *
   * @example new Set([12])
   */
  fresh?: ReadonlySet<number> | undefined;
  /** The parent page. */
  back: PageAddress;
  /**
   * The page of the team, offered with the calendar while no event is to come. Default: the calendar alone.
   *
   * @example { label: 'Talk to us', href: '/team' }
   */
  team?: PageAddress | undefined;
  /**
   * Link to calendars of some events. Default: none.
   *
   * @example { href: '/campus/pack#feeds', label: 'By school or kind' }
   */
  alerts?: PageAddress | undefined;
};

/** The events page: events by date, with filters by province and month. Memoised: pass stable props. */
export const EventsPage = memo(function EventsPage(page: EventsPageProps) {
  const { events, provinces, pictures, text, filter, now, listedAt = now, firmZone, calendar, back } = page;
  const { province, month } = filter;
  const { say } = useWords();
  const results = useRef<HTMLElement>(null);
  const focusResults = useCallback(() => results.current?.focus({ preventScroll: true }), []);
  const shown = useMemo(
    () => sortEvents(filterEvents(events, { province, month })),
    [events, province, month],
  );
  const { upcoming, past } = useMemo(() => splitPastEvents(shown, now, firmZone), [shown, now, firmZone]);
  const list = useMemo(() => splitPastEvents(shown, listedAt, firmZone), [shown, listedAt, firmZone]);
  const listProps = {
    filterKey: `${province} ${month}`,
    provinces,
    calendar,
    now,
    firmZone,
    fresh: page.fresh,
  };
  const [intro, ...tips] = text.flatMap((block) => (block.type === 'paragraph' ? [block.text] : []));
  return (
    <StaticPage className="events" seed={5.2} bullets={EDGE_BULLETS}>
      <header className="events__head">
        <div>
          <BackLink href={back.href}>{back.label}</BackLink>
          <h1 tabIndex={-1}>{say('eventsTitle')}</h1>
          <p className="gt-lead static-page__lead">{say('eventsLead')}</p>
          {intro && <p className="events__intro">{intro}</p>}
        </div>
        <PictureBullets className="events__picture" bullets={PICTURE_BULLETS}>
          <Figure
            image={<PictureByType of={pictures} sizes="(width < 768px) 120px, 330px" square />}
            alt=""
            seed={say('eventsTitle')}
          />
        </PictureBullets>
      </header>
      <EventFilters {...page} coming={upcoming.length} past={past.length} />
      <noscript>
        <p className="events__note">{say('eventsNoScript')}</p>
      </noscript>
      <EventsState {...page} coming={upcoming.length} onRecovered={focusResults} />
      <section
        ref={results}
        className="events__results filters-list"
        tabIndex={-1}
        aria-label={say('eventsListLabel')}
      >
        {list.upcoming.length > 0 && <EventList {...listProps} events={list.upcoming} />}
      </section>
      <CalendarLinks upcoming={upcoming} calendar={calendar} alerts={page.alerts} />
      {tips.length > 0 && list.upcoming.length > 0 && (
        <aside className="events__tips" aria-labelledby="event-tips">
          <h2 id="event-tips">{say('eventsTips')}</h2>
          {tips.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </aside>
      )}
      {page.withPast && list.past.length > 0 && (
        <section className="events__past" aria-labelledby="past-events">
          <h2 id="past-events">{say('eventsPast')}</h2>
          <EventList {...listProps} events={list.past} past />
        </section>
      )}
    </StaticPage>
  );
});

type EventFiltersProps = EventsPageProps & {
  /** Number of upcoming and of past events that pass the filter. */
  coming: number;
  past: number;
};

/** Filters by province and month, and the number of events that pass. */
function EventFilters({ coming, past, ...page }: EventFiltersProps) {
  const { events, provinces, filter, status, now } = page;
  const { month } = filter;
  const words = useWords();
  const { say } = words;
  const thisMonth = new Date(now).toISOString().slice(0, 7);
  const months = new Set(monthOptions(monthsOfEvents(events), thisMonth));
  if (month) months.add(month);
  const options = [...months].sort().map((value) => ({ value, label: monthTitle(value, words) }));
  const over = options.filter(({ value }) => value < thisMonth);
  const province = provinces.find(({ slug }) => slug === filter.province);
  const filtered = filter.province !== null || month !== null;
  const moving = useFilterMovement();
  const choose = moving(page.onChoose);
  // While a visible list reloads, its count stays.
  const loading = status === 'loading' && events.length === 0;
  return (
    <div className="filters">
      <search className="filters__choices" tabIndex={-1} aria-label={say('eventsFilterLabel')}>
        <Select
          name="province"
          label={say('eventsProvince')}
          value={province ? provinceParam(province) : ''}
          options={[
            { value: '', label: say('eventsAllProvinces') },
            ...provinces.map((each) => ({ value: provinceParam(each), label: each.name })),
          ]}
          onChange={(event) => choose({ province: event.target.value })}
        />
        <Select
          name="month"
          label={say('eventsMonth')}
          value={month ?? ''}
          options={[{ value: '', label: say('eventsAllMonths') }, ...options.slice(over.length), ...over]}
          onChange={(event) => choose({ month: event.target.value })}
        />
        {filtered && <ClearFilters onClear={moving(page.onClear)}>{say('eventsClear')}</ClearFilters>}
      </search>
      <div className="filters__results">
        <p className="gt-ui filters__count" role="status">
          {loading
            ? say('eventsLoading')
            : countWords({ coming, past, total: events.length, filtered }, words)}
        </p>
      </div>
    </div>
  );
}

type EventsStateProps = EventsPageProps & {
  /** Number of upcoming events that pass the filter. */
  coming: number;
  /** A retry succeeded, which removes the pressed button: move the focus. */
  onRecovered: () => void;
};

/** Explains a missing list: offline, failed, no events to come, or none that pass the filter; past ones are listed below. */
function EventsState({ coming, onRecovered, ...page }: EventsStateProps) {
  const { events, provinces, status, online, onTryAgain, team } = page;
  const { month } = page.filter;
  const Link = useLink();
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
  const province = provinces.find(({ slug }) => slug === page.filter.province)?.name ?? null;
  // A firm without events has an empty list with any filter: the message does not blame the filter.
  const isFiltered = events.length > 0 && (province || month) !== null;
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
      {coming === 0 && (isFiltered || status !== 'loading') && (
        <StateCard
          icon={<CalendarXIcon size={28} />}
          title={isFiltered ? noMatchWords({ province, month }, words) : say('eventsEmptyTitle')}
          action={!isFiltered && team && <Link href={team.href}>{team.label}</Link>}
        >
          {say(isFiltered ? 'eventsNoneHint' : 'eventsEmptyBody')}
        </StateCard>
      )}
    </div>
  );
}

/** Says that no event is to come in a province, in a month, or in both. `province`: its name. */
function noMatchWords({ province, month }: EventFilter, words: Words): string {
  const { say } = words;
  if (province && month) return say('eventsNoneInBoth', { province, month: monthWords(month, words) });
  if (province) return say('eventsNoneIn', { province });
  return month ? say('eventsNoneInMonth', { month: monthWords(month, words) }) : say('eventsNone');
}
