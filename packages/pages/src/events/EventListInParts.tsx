import type { CampusEvent } from '@tamarack-lowe/content-model';
import { Button } from '@tamarack-lowe/ui/button';
import { type ComponentProps, useId, useLayoutEffect, useRef, useState } from 'react';
import { numberWords } from '../context/numberWords.ts';
import { useWords } from '../context/PagesProvider.tsx';
import { EventList } from './EventList.tsx';
import { type EventRange, firstRange, rangeWithin, withEarlier, withLater } from './eventRange.ts';

type EventListInPartsProps = Omit<ComponentProps<typeof EventList>, 'continued'> & {
  /** What the list is narrowed to, as one word: another one begins anew. */
  narrowedTo: string;
};

const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;

/**
 * Events fifty at a time, with a button for those that follow and, where there are some, one for those before. What a press
 * brings gets the focus, and how many are left is said beside the button. Renders a `div`.
 */
export function EventListInParts({ narrowedTo, ...list }: EventListInPartsProps) {
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
  const number = (of: number) => numberWords(of, language);
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
      <EventList {...list} events={shown} continued={range.first > 0} />
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
