import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { ArrowRightIcon, ArrowUpRightIcon } from '../icon/arrows.tsx';
import { NEW_TAB, NewTabNote } from '../link/newTab.tsx';

import { EventDate, type EventDateProps } from './EventDate.tsx';

export { EventRowsWaiting, type EventRowsWaitingProps } from './EventRowsWaiting.tsx';

/** What `EventRow` takes besides the attributes of its `article`. */
export type EventRowProps = Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> &
  EventDateProps & {
    title: ReactNode;
    /** Level of the title among the headings of the page. Default 2. */
    level?: 2 | 3 | 4;
    /** Where it leads; without it the row is words only. */
    href?: string | undefined;
    /** What draws the link, given `href`. Default `a`. */
    linkAs?: ElementType;
    /** Opens a tab. Default true: events live on other sites. */
    newTab?: boolean;
    /** Said after the title when a tab opens. */
    newTabLabel?: string | undefined;
    place?: ReactNode;
    time?: ReactNode;
    /** In person, online or both. */
    kind?: ReactNode;
    /** A link or button of its own below the time, which the link of the row leaves free. */
    action?: ReactNode;
    /** It is over: the row is quieter and smaller. Default false. */
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
