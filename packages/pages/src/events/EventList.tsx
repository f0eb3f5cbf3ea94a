import { type CampusEvent, isPastEvent, type Province } from '@tamarack-lowe/content-model';
import { memo } from 'react';
import { useWords } from '../context/PagesProvider.tsx';
import type { EventCalendar } from './EventCalendar.ts';
import { EventItem } from './EventItem.tsx';
import { monthTitle } from './eventWords.ts';
import { groupByMonth } from './groupByMonth.ts';

type EventListProps = {
  /** Sorted. */
  events: readonly CampusEvent[];
  provinces: readonly Province[];
  calendar: EventCalendar;
  /** What is over by then says so, ms since 1970. */
  now: number;
  /** Zone of events that name none. */
  firmZone?: string | undefined;
  /** They are past events: quieter, one level further down. Otherwise the first to come of them is the next event. Default false. */
  past?: boolean;
  /** They go on from others that are not drawn: the next event of all is not among them. Default false. */
  continued?: boolean;
};

/** Events by month; what is far below the window is not laid out until it comes near. */
export const EventList = memo(function EventList({
  events,
  provinces,
  calendar,
  now,
  firmZone,
  past = false,
  continued = false,
}: EventListProps) {
  const words = useWords();
  const Heading = past ? 'h3' : 'h2';
  const first = events.find((event) => !isPastEvent(event, now, firmZone));
  return (
    <div className="event-list">
      {groupByMonth(events).map(({ month, events: group }) => (
        <section key={month ?? 'undated'} className="event-list__month">
          <Heading className="gt-heading-s event-list__name">
            {month ? monthTitle(month, words) : words.say('eventsUndated')}
          </Heading>
          <ul className="event-list__rows">
            {group.map((event) => (
              <EventItem
                key={event.id}
                event={event}
                provinces={provinces}
                level={past ? 4 : 3}
                past={past}
                over={!past && isPastEvent(event, now, firmZone)}
                file={past ? null : calendar.fileOf(event)}
                make={calendar.make}
                next={!past && !continued && event === first && month !== null}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});
