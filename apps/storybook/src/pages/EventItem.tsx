import type { CampusEvent } from '@tamarack-lowe/content-model';
import { EventRow } from '@tamarack-lowe/ui/event-row';
import { dayIn } from './dayIn.ts';
import { useVisit } from './useVisit.tsx';

/** One event with when and where. Renders an `li`. */
export function EventItem({ event, past = false }: { event: CampusEvent; past?: boolean }) {
  const { say } = useVisit();
  const { title, date, city, venue, startTime, endTime, link, online } = event;
  return (
    <li className="event">
      <EventRow
        title={title}
        level={past ? 4 : 3}
        past={past}
        day={date && Number(date.slice(8))}
        month={date && dayIn(date, { month: 'short' })}
        dateTime={date ?? undefined}
        dateLabel={date ? dayIn(date, { dateStyle: 'long' }) : say('eventsUndated')}
        href={link?.href}
        newTabLabel={say('opensNewTab')}
        place={[venue, city].filter(Boolean).join(', ')}
        time={
          startTime && endTime ? say('eventsTime', { start: startTime, end: endTime }) : say('eventsAllDay')
        }
        kind={say(online ? 'eventsOnline' : 'eventsInPerson')}
      />
    </li>
  );
}
