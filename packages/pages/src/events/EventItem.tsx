import type { CampusEvent, Province } from '@tamarack-lowe/content-model';
import { EventRow } from '@tamarack-lowe/ui/event-row';
import { memo } from 'react';
import { useWords } from '../context/PagesProvider.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import type { EventCalendar } from './EventCalendar.ts';
import {
  dayWords,
  discWords,
  hostWords,
  modeWords,
  placeWords,
  timeWords,
  untilWords,
} from './eventWords.ts';

type EventItemProps = {
  event: CampusEvent;
  provinces: readonly Province[];
  /** Level of the title among the headings of the page. */
  level: 3 | 4;
  past: boolean;
  /** Over since the list was drawn: it keeps its place among those to come, and says so. Default false. */
  over?: boolean;
  /** The next event of all: on a card, in the accent. */
  next: boolean;
  /** Address of its calendar file, when one was built. */
  file: string | null;
  make: EventCalendar['make'];
};

/** One event with whatever there is to say about it; drawn once, however often the list is narrowed. Renders a list item. */
export const EventItem = memo(function EventItem({
  event,
  provinces,
  level,
  past,
  over = false,
  next,
  file,
  make,
}: EventItemProps) {
  const words = useWords();
  const { say } = words;
  const { title, date, link, description } = event;
  const disc = date ? discWords(date, words) : null;
  const place = placeWords(event, provinces, words);
  const mode = modeWords(event, words);
  const time = timeWords(event, words);
  const until = untilWords(event, words);
  const toCome = !past && date !== null;
  const host = hostWords(event, words);
  return (
    <li className="event" data-event={event.id} data-next={next || undefined} data-past={past || undefined}>
      <EventRow
        day={disc?.day}
        month={disc?.month}
        dateTime={date ?? undefined}
        dateLabel={date ? dayWords(date, words) : say('eventsUndated')}
        title={title}
        level={level}
        href={link?.href}
        newTab={link ? /^https?:/.test(link.href) : false}
        newTabLabel={[link?.label, say('opensNewTab')].filter(Boolean).join(' ')}
        place={
          <>
            {place && <span>{place}</span>}
            {host && <span className="event__host">{host}</span>}
          </>
        }
        time={
          <>
            {next && <span className="event__next">{say('eventsNext')}</span>}
            {time && <span>{time}</span>}
            {until && <span className="event__until">{until}</span>}
          </>
        }
        kind={mode !== place && mode}
        action={
          toCome &&
          (over ? (
            <span className="event__over">{say('eventsOver')}</span>
          ) : (
            <AddToCalendar events={[event]} file={file} make={make} label={say('eventsAddOne', { title })}>
              {say('eventsAddToCalendar')}
            </AddToCalendar>
          ))
        }
        past={past}
      />
      {description.length > 0 && (
        <details className="event__more">
          <summary>
            <span aria-hidden="true">{say('readMore')}</span>
            <span className="gt-visually-hidden">{say('eventsMore', { title })}</span>
          </summary>
          {description.map((paragraph, index) => {
            const key = `${index}-${paragraph}`;
            return <p key={key}>{paragraph}</p>;
          })}
        </details>
      )}
    </li>
  );
});
