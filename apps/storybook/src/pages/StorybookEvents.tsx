import { type CampusEvent, type EventFilter, findProvince } from '@tamarack-lowe/content-model';
import { EventsPage, type RequestStatus } from '@tamarack-lowe/pages/events';
import type { Choices, EventCalendar } from '@tamarack-lowe/pages/internal/data';
import { useMemo, useState } from 'react';
import { useStorybook } from './StorybookPages.tsx';

/** Current time of the page, in the middle of the recorded events, so that some of them are past. */
const NOW = Date.parse('2026-12-01T12:00Z');

/** Calendar without files: Storybook offers no downloads. */
const CALENDAR: EventCalendar = {
  fileOf: () => null,
  fileOfAll: () => null,
  feed: 'webcal://example.com/events.ics',
  make: async () => undefined,
};

const ALL: EventFilter = { province: null, month: null };

type StorybookEventsProps = Partial<EventFilter> & {
  /** Default `ready`. */
  status?: RequestStatus;
  /** Default true. */
  online?: boolean;
  /** The list has no events. Default false. */
  none?: boolean;
  /** Number of events: the recorded ones are repeated. Default: the recorded ones. */
  many?: number | undefined;
  /** Time at which the list was first rendered, ms since 1970. Default: the current time of the page. */
  listedAt?: number;
};

/** The events page with recorded events and its own filter. */
export function StorybookEvents({
  status = 'ready',
  online = true,
  none = false,
  many,
  listedAt = NOW,
  ...first
}: StorybookEventsProps) {
  const { site, content } = useStorybook();
  const { paths, say } = site;
  const { events, provinces, pictures, text } = content.events;
  const shown = useMemo(() => (many === undefined ? events : repeated(events, many)), [events, many]);
  const [filter, setFilter] = useState<EventFilter>({ ...ALL, ...first });
  const choose = ({ province, month }: Choices) =>
    setFilter((now) => ({
      province: province === undefined ? now.province : (findProvince(provinces, province)?.slug ?? null),
      month: month === undefined ? now.month : month || null,
    }));
  return (
    <EventsPage
      events={none ? [] : shown}
      provinces={provinces}
      pictures={pictures}
      text={text}
      status={status}
      online={online}
      onTryAgain={() => undefined}
      filter={filter}
      onChoose={choose}
      onClear={() => setFilter(ALL)}
      now={NOW}
      listedAt={listedAt}
      withPast
      calendar={CALENDAR}
      back={{ href: paths.campus ?? '/', label: say('campusTitle') }}
    />
  );
}

/** Repeats events up to a number, with unique ids. */
function repeated(events: readonly CampusEvent[], count: number): CampusEvent[] {
  return Array.from({ length: count }, (_, id) => events[id % events.length])
    .filter((event) => event !== undefined)
    .map((event, id) => ({ ...event, id }));
}
