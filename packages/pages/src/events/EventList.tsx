import type { CampusEvent, Province } from '@tamarack-lowe/content-model';
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
  /** They are over: quieter, one level further down. Otherwise the first of them is the next event. Default false. */
  past?: boolean;
};

/** Events by month; what is far below the window is not laid out until it comes near. */
export const EventList = memo(function EventList({
  events,
  provinces,
  calendar,
  past = false,
}: EventListProps) {
  const words = useWords();
  const Heading = past ? 'h3' : 'h2';
  const first = events[0];
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
                file={past ? null : calendar.fileOf(event)}
                make={calendar.make}
                next={!past && event === first && month !== null}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});
