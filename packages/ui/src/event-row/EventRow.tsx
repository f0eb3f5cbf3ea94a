import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { ArrowRightIcon, ArrowUpRightIcon } from '../icon/icons.tsx';
import { NEW_TAB, NewTabNote } from '../link/linkTarget.tsx';
import { classNames } from '../mergeProps.ts';

/** Props of `EventRow`, besides the attributes of its `article`. */
export type EventRowProps = Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> &
  EventDateProps & {
    title: ReactNode;
    /** Level of the title among the headings of the page. Default 2. */
    level?: 2 | 3 | 4;
    /** Address of the event. Without it the row is no link. */
    href?: string | undefined;
    /** Component that renders the link with `href`. Default `a`. */
    linkAs?: ElementType;
    /** Opens a tab. Default true: events live on other sites. */
    newTab?: boolean;
    /** Words for assistive technology after the title when a tab opens. */
    newTabLabel?: string | undefined;
    place?: ReactNode;
    time?: ReactNode;
    /** Kind of event: in person, online or both. */
    kind?: ReactNode;
    /** A separate link or button below the time, not covered by the link of the row. */
    action?: ReactNode;
    /** The event is over: the row is paler and smaller. Default false. */
    past?: boolean;
  };

/** A campus event: date disc, title, place, time. The whole row is the link. Renders an `article`. */
export function EventRow({
  day,
  month,
  dateTime,
  dateLabel,
  title,
  level = 2,
  href,
  linkAs: LinkAs = 'a',
  newTab = true,
  newTabLabel,
  place,
  time,
  kind,
  action,
  past,
  className,
  ...rest
}: EventRowProps) {
  const Heading = `h${level}` as const;
  return (
    <article {...rest} className={classNames('gt-event-row', className)} data-past={past || undefined}>
      <EventDate {...{ day, month, dateTime, dateLabel }} />
      <Heading className="gt-event-row__title">
        {href === undefined ? (
          title
        ) : (
          <LinkAs href={href} {...(newTab && NEW_TAB)}>
            <span>{title}</span>
            {newTab && <NewTabNote label={newTabLabel} />}
          </LinkAs>
        )}
      </Heading>
      <p className="gt-event-row__place">{place}</p>
      <p className="gt-event-row__time">
        <span>{time}</span>
        <span>{kind}</span>
        {action && <span className="gt-event-row__action">{action}</span>}
      </p>
      {href !== undefined && !past && (
        <span className="gt-event-row__arrow" aria-hidden="true">
          {newTab ? <ArrowUpRightIcon size={22} /> : <ArrowRightIcon size={22} />}
        </span>
      )}
    </article>
  );
}

/** Date of an event. */
type EventDateProps = {
  /** The day in the disc, `12`; `month` is below it, `Jan`. Without a day the disc is empty. */
  day?: ReactNode;
  month?: ReactNode;
  /** Machine-readable date of the disc. */
  dateTime?: string | undefined;
  /** The whole date in words, read aloud instead of the disc. */
  dateLabel?: ReactNode;
};

/** The date of an event in a disc. Renders a `time`. */
function EventDate({ day, month, dateTime, dateLabel }: EventDateProps) {
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

/** Props of `EventRowsWaiting`, besides the attributes of its `div`. */
export type EventRowsWaitingProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Label of the status, for assistive technology. */
  label: string;
  /** Default 5. */
  rows?: number;
};

/** Placeholder rows of discs and lines while events load, without animation. Renders a `div` with role `status`. */
export function EventRowsWaiting({ label, rows = 5, className, ...rest }: EventRowsWaitingProps) {
  return (
    <div role="status" {...rest} className={className}>
      <span className="gt-visually-hidden">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={`row-${String(row)}`}
          className={classNames('gt-event-row', 'gt-event-row--waiting')}
          aria-hidden="true"
        >
          <span className="gt-event-row__date" />
          <span className="gt-event-row__title" />
          <span className="gt-event-row__place" />
          <span className="gt-event-row__time" />
        </div>
      ))}
    </div>
  );
}
