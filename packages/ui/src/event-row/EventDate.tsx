import type { ReactNode } from 'react';

/** When an event is, in its disc. */
export type EventDateProps = {
  /** The day in its disc: `12`, and `Jan` below. Without a day the disc stays quiet. */
  day?: ReactNode;
  month?: ReactNode;
  /** Machine-readable date of the disc. */
  dateTime?: string | undefined;
  /** The whole date in words, said instead of the disc. */
  dateLabel?: ReactNode;
};

/** The date of an event in a disc. Renders a `time`. */
export function EventDate({ day, month, dateTime, dateLabel }: EventDateProps) {
  return (
    <time className="gt-event-row__date" dateTime={dateTime}>
      {dateLabel && <span className="gt-visually-hidden">{dateLabel}</span>}
      <span className="gt-event-row__day" aria-hidden={dateLabel ? true : undefined}>
        {day}
      </span>
      <span className="gt-event-row__month" aria-hidden={dateLabel ? true : undefined}>
        {month}
      </span>
    </time>
  );
}
