import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';

/** What `EventRowsWaiting` takes besides the attributes of its `div`. */
export type EventRowsWaitingProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What is happening, for assistive technology. */
  label: string;
  /** Default 5. */
  rows?: number;
};

/** Rows of quiet discs and lines while events are fetched. Nothing shimmers. Renders a `div` with role `status`. */
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
