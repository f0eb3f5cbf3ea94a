import { content } from 'virtual:workshop/content';
import {
  type CampusEvent,
  type EventFilter,
  filterEvents,
  sortEvents,
  splitPastEvents,
} from '@tamarack-lowe/content-model';
import { EventRowsWaiting } from '@tamarack-lowe/ui/event-row';
import { Figure } from '@tamarack-lowe/ui/figure';
import { TextLink } from '@tamarack-lowe/ui/link';
import { useState } from 'react';
import { EventFilters, monthIn } from './EventFilters.tsx';
import { EventItem } from './EventItem.tsx';
import { EventsState } from './EventsState.tsx';
import { PageFrame } from './PageFrame.tsx';
import { ReadingPage } from './ReadingPage.tsx';
import { useVisit } from './useVisit.tsx';

const BULLETS = [
  { color: 'blue', size: 84, blur: 0.5, x: 58, y: 10, mobile: { x: 96, y: 6 } },
  { color: 'red', size: 96, blur: 0.6, x: 99, y: 58, mobile: { x: 100, y: 40 } },
] as const;

/** A day in the middle of the recorded ones, so that some are over whenever the workshop is opened. */
const TODAY = '2026-12-01';

type EventsPageProps = {
  status?: 'ready' | 'loading' | 'empty' | 'failed' | 'offline';
  /** Slug of the province chosen at first. Default none. */
  province?: string | null;
  /** Month chosen at first, `2027-03`. Default none. */
  month?: string | null;
};

/** Events as they were recorded, by province and month; or why there are none to see. */
export function EventsPage({ status = 'ready', province = null, month = null }: EventsPageProps) {
  const { type, say, tell } = useVisit();
  const { picture, dusk, text } = content.eventsPage;
  const [first] = text;
  const [filter, setFilter] = useState<EventFilter>({ province, month });
  const shown = sortEvents(filterEvents(content.events.events, filter));
  const { upcoming, past } = splitPastEvents(shown, TODAY);
  const listed = status !== 'loading' && status !== 'empty';
  return (
    <PageFrame>
      <ReadingPage className="events" seed={5.1} bullets={BULLETS}>
        <header className="events__head">
          <div>
            <TextLink className="static-page__back" href="/campus-resources/" arrow="back">
              {say('campusTitle')}
            </TextLink>
            <h1>{say('eventsTitle')}</h1>
            <p className="gt-lead static-page__lead">{say('eventsLead')}</p>
            {first?.type === 'paragraph' && <p className="events__intro">{tell(first.text)}</p>}
          </div>
          <Figure
            className="events__picture"
            picture={type === 'student' ? picture : dusk.picture}
            alt=""
            seed="campus-events"
            sizes="(width < 768px) 200px, 300px"
          />
        </header>
        <EventFilters
          filter={filter}
          onFilter={setFilter}
          shown={status === 'empty' ? 0 : shown.length}
          loading={status === 'loading'}
        />
        <EventsState
          status={status}
          missed={shown.length === 0 ? filter : null}
          onClear={() => setFilter({ province: null, month: null })}
        />
        {status === 'loading' && <EventRowsWaiting className="event-list" label={say('eventsLoading')} />}
        {listed && upcoming.length > 0 && (
          <section className="events__results" aria-label={say('eventsListLabel')}>
            <Months events={upcoming} />
          </section>
        )}
        {listed && past.length > 0 && (
          <section className="events__past" aria-labelledby="past-events">
            <h2 id="past-events">{say('eventsPast')}</h2>
            <Months events={past} past />
          </section>
        )}
      </ReadingPage>
    </PageFrame>
  );
}

/** The month of an event, `2027-03`; empty without a date. */
const monthOf = ({ date }: CampusEvent) => date?.slice(0, 7) ?? '';

function Months({ events, past = false }: { events: readonly CampusEvent[]; past?: boolean }) {
  const { say } = useVisit();
  const Heading = past ? 'h3' : 'h2';
  const months = new Set(events.map(monthOf));
  return (
    <div className="event-list">
      {[...months].map((month) => (
        <section key={month} className="event-list__month">
          <Heading className="gt-heading-s event-list__name">
            {month ? monthIn(month) : say('eventsUndated')}
          </Heading>
          <ul className="event-list__rows">
            {events
              .filter((event) => monthOf(event) === month)
              .map((event) => (
                <EventItem key={event.id} event={event} past={past} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
