import { content } from 'virtual:workshop/content';
import { type EventFilter, findProvince } from '@tamarack-lowe/content-model';
import { type Choices, type EventCalendar, type RequestStatus, useWords } from '@tamarack-lowe/pages';
import { EventsPage } from '@tamarack-lowe/pages/events';
import { useMemo, useState } from 'react';
import { paths } from './paths.ts';
import { useWorkshop } from './WorkshopPages.tsx';

/** A day in the middle of the recorded ones, so that some are over whenever the workshop is opened. */
const TODAY = '2026-12-01';

/** Nothing is downloaded from here. */
const CALENDAR: EventCalendar = {
  fileOf: () => null,
  fileOfAll: () => null,
  feed: 'webcal://example.com/events.ics',
  make: async () => undefined,
};

const ALL: EventFilter = { province: null, month: null };

type WorkshopEventsProps = Partial<EventFilter> & {
  /** Default `ready`. */
  status?: RequestStatus;
  /** Default true. */
  online?: boolean;
  /** There are no events at all. Default false. */
  none?: boolean;
};

/** Events as they were recorded, narrowed to what is chosen; or why there are none to see. */
export function WorkshopEvents({
  status = 'ready',
  online = true,
  none = false,
  ...first
}: WorkshopEventsProps) {
  const { tell } = useWorkshop();
  const { say } = useWords();
  const { events, provinces, hours, text } = content.events;
  const [filter, setFilter] = useState<EventFilter>({ ...ALL, ...first });
  const told = useMemo(
    () => text.map((block) => ('text' in block ? { ...block, text: tell(block.text) } : block)),
    [text, tell],
  );
  const choose = ({ province, month }: Choices) =>
    setFilter((now) => ({
      province: province === undefined ? now.province : (findProvince(provinces, province)?.slug ?? null),
      month: month === undefined ? now.month : month || null,
    }));
  return (
    <EventsPage
      events={none ? [] : events}
      provinces={provinces}
      hours={hours}
      text={told}
      status={status}
      online={online}
      onTryAgain={() => undefined}
      filter={filter}
      onChoose={choose}
      onClear={() => setFilter(ALL)}
      today={TODAY}
      withPast
      calendar={CALENDAR}
      back={{ href: paths.campus ?? '/', label: say('campusTitle') }}
    />
  );
}
