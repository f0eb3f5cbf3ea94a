import { content } from 'virtual:workshop/content';
import { type CampusEvent, sortEvents } from '@tamarack-lowe/content-model';
import { Button } from '@tamarack-lowe/ui/button';
import { EventRow, EventRowsWaiting } from '@tamarack-lowe/ui/event-row';
import { CalendarXIcon, RefreshIcon } from '@tamarack-lowe/ui/icon';
import { StateCard } from '@tamarack-lowe/ui/state-card';
import { PageFrame } from './PageFrame.tsx';
import { ReadingPage } from './ReadingPage.tsx';
import { useVisit } from './useVisit.tsx';

const BULLETS = [
  { color: 'blue', size: 84, blur: 0.5, x: 58, y: 10, mobile: { x: 96, y: 6 } },
  { color: 'red', size: 96, blur: 0.6, x: 99, y: 58, mobile: { x: 100, y: 40 } },
] as const;

/** Events as they were recorded; or while they are fetched, when there are none, and when the fetch failed. */
export function EventsPage({ status = 'ready' }: { status?: 'ready' | 'loading' | 'empty' | 'failed' }) {
  const { say } = useVisit();
  return (
    <PageFrame>
      <ReadingPage className="events" seed={5.1} bullets={BULLETS}>
        <h1>{say('eventsTitle')}</h1>
        <p className="gt-lead static-page__lead">{say('eventsLead')}</p>
        {status === 'loading' && <EventRowsWaiting className="event-list" label={say('eventsLoading')} />}
        {status === 'empty' && (
          <StateCard icon={<CalendarXIcon />} title={say('eventsEmptyTitle')}>
            {say('eventsEmptyBody')}
          </StateCard>
        )}
        {status === 'failed' && (
          <StateCard
            icon={<RefreshIcon />}
            title={say('eventsFailedTitle')}
            action={<Button>{say('tryAgain')}</Button>}
          >
            {say('eventsFailedBody')}
          </StateCard>
        )}
        {status === 'ready' && (
          <ul className="event-list">
            {sortEvents(content.events.events).map((event) => (
              <li key={event.id} className="event">
                <Row event={event} />
              </li>
            ))}
          </ul>
        )}
      </ReadingPage>
    </PageFrame>
  );
}

function Row({ event }: { event: CampusEvent }) {
  const { say } = useVisit();
  const { title, date, city, venue, startTime, endTime, link, online } = event;
  return (
    <EventRow
      title={title}
      day={date && Number(date.slice(8))}
      month={date && words(date, { month: 'short' })}
      dateTime={date ?? undefined}
      dateLabel={date ? words(date, { dateStyle: 'long' }) : say('eventsUndated')}
      href={link?.href}
      newTabLabel={say('opensNewTab')}
      place={[venue, city].filter(Boolean).join(', ')}
      time={
        startTime && endTime ? say('eventsTime', { start: startTime, end: endTime }) : say('eventsAllDay')
      }
      kind={say(online ? 'eventsOnline' : 'eventsInPerson')}
    />
  );
}

function words(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-CA', { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
}
