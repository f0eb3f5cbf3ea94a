import type { CampusEvent } from '@tamarack-lowe/content-model';
import { PlusIcon, RefreshIcon } from '@tamarack-lowe/ui/icon';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '../context/localeFormat.ts';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import type { PageAddress } from '../data.ts';

/** Adds events to a visitor's calendar. Keep the same object while nothing changes: the list re-renders with it. */
export type EventCalendar = {
  /** Address of the prebuilt file of an event; null if there is none. */
  fileOf: (event: CampusEvent) => string | null;
  /** The same for several events at once. */
  fileOfAll: (events: readonly CampusEvent[]) => string | null;
  /** Address of the feed with all events; null if there is none. */
  feed: string | null;
  /** Creates a file in the browser and downloads it. Rejects if that fails. */
  make: (events: readonly CampusEvent[]) => Promise<void>;
};

type CalendarLinksProps = {
  /** The upcoming events that are shown. */
  upcoming: readonly CampusEvent[];
  calendar: EventCalendar;
  /** Link to calendars of some events. */
  alerts?: PageAddress | undefined;
};

/** Links to download the events shown, and to subscribe to all. Renders a `div`. */
export function CalendarLinks({ upcoming, calendar: { feed, fileOfAll, make }, alerts }: CalendarLinksProps) {
  const Link = useLink();
  const { say, language } = useWords();
  const dated = upcoming.filter(({ date }) => date !== null);
  return (
    <div className="calendar-links">
      {dated.length > 1 && (
        <div>
          <AddToCalendar events={dated} file={fileOfAll(dated)} make={make}>
            {say(dated.length === upcoming.length ? 'eventsAddAll' : 'eventsAddDated', {
              count: formatNumber(dated.length, language),
            })}
          </AddToCalendar>
        </div>
      )}
      {feed !== null && (
        <a className="calendar-link" href={feed}>
          <RefreshIcon size={20} />
          <span>{say('eventsSubscribe')}</span>
        </a>
      )}
      {alerts && (
        <Link className="calendar-link" href={alerts.href}>
          {alerts.label}
        </Link>
      )}
    </div>
  );
}

type AddToCalendarProps = {
  events: readonly CampusEvent[];
  /** Address of the prebuilt file of these events; null if there is none. */
  file: string | null;
  make: EventCalendar['make'];
  /** Accessible name that includes the event's title. Begins with the visible text. */
  label?: string;
  children: ReactNode;
};

/**
 * Downloads events as an `.ics` file: the prebuilt one, which needs no script, or one created in the browser. Renders an `a`
 * or a `button`.
 */
export function AddToCalendar({ events, file, make, label, children }: AddToCalendarProps) {
  const { say } = useWords();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const words = (
    <>
      <PlusIcon size={20} />
      <span>{children}</span>
    </>
  );
  if (file !== null) {
    return (
      <a className="calendar-link" href={file} download aria-label={label}>
        {words}
      </a>
    );
  }
  const download = async () => {
    setState('busy');
    try {
      await make(events);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        className="calendar-link"
        aria-label={label}
        aria-disabled={state === 'busy' || undefined}
        onClick={() => {
          if (state !== 'busy') void download();
        }}
      >
        {words}
      </button>
      <span className="calendar-link__failed" role="status">
        {state === 'failed' && say('eventsAddFailed')}
      </span>
    </>
  );
}
