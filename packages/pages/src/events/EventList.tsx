import { type CampusEvent, isPastEvent, type Province } from '@tamarack-lowe/content-model';
import { Button } from '@tamarack-lowe/ui/button';
import { EventRow } from '@tamarack-lowe/ui/event-row';
import { type ComponentProps, memo, useId, useLayoutEffect, useRef, useState } from 'react';
import { formatNumber } from '../context/localeFormat.ts';
import { useWords } from '../context/PagesProvider.tsx';
import { AddToCalendar, type EventCalendar } from './CalendarLinks.tsx';
import {
  dayWords,
  discWords,
  hostWords,
  modeWords,
  monthTitle,
  placeWords,
  timeWords,
  untilWords,
} from './eventWords.ts';
import { type EventRange, firstRange, rangeWithin, withEarlier, withLater } from './listLimits.ts';

type EventListProps = Omit<ComponentProps<typeof MonthList>, 'continued'> & {
  /** What the list is narrowed to, as one word: another one begins anew. */
  narrowedTo: string;
};

const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;

/**
 * Events fifty at a time, with a button for those that follow and, where there are some, one for those before. What a press
 * brings gets the focus, and how many are left is said beside the button. Renders a `div`.
 */
export function EventList({ narrowedTo, ...list }: EventListProps) {
  const { events, past = false } = list;
  const { say, language } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const saysCount = useId();
  const [asked, setAsked] = useState<{ range: EventRange; of: string; focus: CampusEvent['id'] } | null>(
    null,
  );
  const count = events.length;
  const range = asked?.of === narrowedTo ? rangeWithin(asked.range, count) : firstRange(count, past);
  const shown = events.slice(range.first, range.end);

  useBrowserLayoutEffect(() => {
    if (asked === null) return;
    const row = box.current?.querySelector(`[data-event="${asked.focus}"]`);
    const title = row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('h2, h3, h4');
    if (!title) return;
    if (!title.matches('a')) title.tabIndex = -1;
    title.focus();
  }, [asked]);

  /** Shows another range; the event at `place` is the first new one. */
  function ask(next: EventRange, place: number) {
    const first = events[place];
    if (first) setAsked({ range: next, of: narrowedTo, focus: first.id });
  }

  const left = count - shown.length;
  const number = (of: number) => formatNumber(of, language);
  const said = say('eventsShown', { shown: number(shown.length), total: number(count), left: number(left) });
  const earlier = withEarlier(range);
  const more = (label: 'eventsShowMore' | 'eventsShowEarlier', onClick: () => void) => (
    <Button className="event-more__button" variant="outline" aria-describedby={saysCount} onClick={onClick}>
      {say(label)}
    </Button>
  );
  return (
    <div ref={box}>
      {range.first > 0 && (
        <div className="event-more">{more('eventsShowEarlier', () => ask(earlier, earlier.first))}</div>
      )}
      <MonthList {...list} events={shown} continued={range.first > 0} />
      {left > 0 && (
        <div className="event-more">
          {range.end < count && more('eventsShowMore', () => ask(withLater(range, count), range.end))}
          <p className="gt-ui event-more__count" id={saysCount} role="status">
            {said}
          </p>
        </div>
      )}
    </div>
  );
}

type MonthListProps = {
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
const MonthList = memo(function MonthList({
  events,
  provinces,
  calendar,
  now,
  firmZone,
  past = false,
  continued = false,
}: MonthListProps) {
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

/** Events that begin in the same month, `2027-03`; null for those without a date. */
type MonthGroup = { month: string | null; events: CampusEvent[] };

/** Splits a sorted list where a month begins. */
function groupByMonth(events: readonly CampusEvent[]): MonthGroup[] {
  const groups: MonthGroup[] = [];
  for (const event of events) {
    const month = event.date?.slice(0, 7) ?? null;
    const last = groups.at(-1);
    if (last?.month === month) last.events.push(event);
    else groups.push({ month, events: [event] });
  }
  return groups;
}

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
const EventItem = memo(function EventItem({
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
