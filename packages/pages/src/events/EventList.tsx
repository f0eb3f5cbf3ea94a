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
  /** Key of the filter: with another key, the list starts again at the first events. */
  filterKey: string;
};

/**
 * Fifty events at a time, with buttons for later and earlier ones, and the number of events left. A press focuses the first
 * new event. Renders a `div`.
 */
export function EventList({ filterKey, ...list }: EventListProps) {
  const { events, past = false } = list;
  const { say, language } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const countId = useId();
  const [pressed, setPressed] = useState<{ range: EventRange; filterKey: string; focus: number } | null>(
    null,
  );
  const count = events.length;
  const range =
    pressed?.filterKey === filterKey ? rangeWithin(pressed.range, count) : firstRange(count, past);
  const { first, end } = range;
  const left = count - (end - first);

  useLayoutEffect(() => {
    if (pressed === null) return;
    const row = box.current?.querySelector(`[data-event="${pressed.focus}"]`);
    const title = row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('h2, h3, h4');
    if (!title) return;
    if (!title.matches('a')) title.tabIndex = -1;
    title.focus();
  }, [pressed]);

  /** A button that shows another range and focuses the event at `index`, the first new one. */
  const moreButton = (label: 'eventsShowMore' | 'eventsShowEarlier', range: EventRange, index: number) => (
    <Button
      className="event-more__button"
      variant="outline"
      aria-describedby={countId}
      onClick={() => setPressed({ range, filterKey, focus: events[index]?.id ?? 0 })}
    >
      {say(label)}
    </Button>
  );
  const number = (count: number) => formatNumber(count, language);
  const earlier = withEarlier(range);
  return (
    <div ref={box}>
      {first > 0 && (
        <div className="event-more">{moreButton('eventsShowEarlier', earlier, earlier.first)}</div>
      )}
      <MonthList {...list} events={events.slice(first, end)} continued={first > 0} />
      {left > 0 && (
        <div className="event-more">
          {end < count && moreButton('eventsShowMore', withLater(range, count), end)}
          <p className="gt-ui event-more__count" id={countId} role="status">
            {say('eventsShown', { shown: number(end - first), total: number(count), left: number(left) })}
          </p>
        </div>
      )}
    </div>
  );
}

type MonthListProps = {
  /** Sorted by date. */
  events: readonly CampusEvent[];
  provinces: readonly Province[];
  calendar: EventCalendar;
  /** Current time, ms since 1970: events that ended before are marked as over. */
  now: number;
  /** Time zone of events without one. */
  firmZone?: string | undefined;
  /** Ids of events that are new since the visitor's last visit. */
  fresh?: ReadonlySet<number> | undefined;
  /** The events are past: paler rows, lower headings. Otherwise the first upcoming event is marked as next. Default false. */
  past?: boolean;
  /** Earlier events are not rendered, so that the next event is not in this list. Default false. */
  continued?: boolean;
};

/** Events grouped by month. Browsers skip the layout of events far below the window. */
const MonthList = memo(function MonthList({
  events,
  provinces,
  calendar,
  now,
  firmZone,
  fresh,
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
                past={past}
                fresh={fresh}
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

/** Events of one month, `2027-03`; null for events without a date. */
type MonthGroup = { month: string | null; events: CampusEvent[] };

/** Groups a sorted list by month. */
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
  past: boolean;
  /** Ids of events that are new since the visitor's last visit. */
  fresh?: ReadonlySet<number> | undefined;
  /** The event ended after the list was rendered: it stays among the upcoming ones, marked as over. */
  over: boolean;
  /** The next event: on a card, in the accent colour. */
  next: boolean;
  /** Address of its prebuilt calendar file; null if there is none. */
  file: string | null;
  make: EventCalendar['make'];
};

/** One event. Memoised, so that filtering does not re-render it. Renders a list item. */
const EventItem = memo(function EventItem({
  event,
  provinces,
  past,
  fresh,
  over,
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
      {/* Outside of the row, so that the layout of the row does not change. */}
      {fresh?.has(event.id) && <span className="event__new">{say('eventsNew')}</span>}
      <EventRow
        day={disc?.day}
        month={disc?.month}
        dateTime={date ?? undefined}
        dateLabel={date ? dayWords(date, words) : say('eventsUndated')}
        title={title}
        level={past ? 4 : 3}
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
