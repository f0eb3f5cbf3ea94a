import { type CampusEvent, type EventFilter, findProvince } from '@tamarack-lowe/content-model';
import { EventsPage, type RequestStatus } from '@tamarack-lowe/pages/events';
import type { Choices, EventCalendar } from '@tamarack-lowe/pages/internal/data';
import { useMemo, useState } from 'react';
import { useStorybook } from './StorybookPages.tsx';

/** A moment in the middle of the recorded ones, so that some are over whenever Storybook is opened. */
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
  /** There are no events at all. Default false. */
  none?: boolean;
  /** Number of events; the recorded ones are repeated. Default: as many as were recorded. */
  many?: number | undefined;
  /** The moment at which the list was first drawn, ms since 1970. Default: that of Storybook. */
  listedAt?: number;
};

/** Events as they were recorded, narrowed to what is chosen; or why there are none to see. */
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
  const { events, provinces, hours, text } = content.events;
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
      hours={hours}
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

/** As many events, each with an id of its own. */
function repeated(events: readonly CampusEvent[], count: number): CampusEvent[] {
  return Array.from({ length: count }, (_, id) => events[id % events.length])
    .filter((event) => event !== undefined)
    .map((event, id) => ({ ...event, id }));
}
