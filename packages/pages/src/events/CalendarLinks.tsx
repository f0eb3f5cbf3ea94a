import type { CampusEvent } from '@tamarack-lowe/content-model';
import { PlusIcon, RefreshIcon } from '@tamarack-lowe/ui/icon';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '../context/localeFormat.ts';
import { useWords } from '../context/PagesProvider.tsx';

/** How events come into a visitor's calendar. Hand the page the same one as long as nothing changes: the list hangs on it. */
export type EventCalendar = {
  /** Address of the file that was built for an event; null when there is none. */
  fileOf: (event: CampusEvent) => string | null;
  /** The same for several events at once. */
  fileOfAll: (events: readonly CampusEvent[]) => string | null;
  /** Where calendars subscribe to all events; null when there is nothing to subscribe to. */
  feed: string | null;
  /** Makes a file on the spot and hands it over. Fails when it cannot be made. */
  make: (events: readonly CampusEvent[]) => Promise<void>;
};

type CalendarLinksProps = {
  /** The events to come that are shown. */
  upcoming: readonly CampusEvent[];
  calendar: EventCalendar;
};

/** What can be done with a list of events: take it as it is, or subscribe to all there will be. Renders a `div`. */
export function CalendarLinks({ upcoming, calendar: { feed, fileOfAll, make } }: CalendarLinksProps) {
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
    </div>
  );
}

type AddToCalendarProps = {
  events: readonly CampusEvent[];
  /** Address of the file that was built for these very events; null when there is none. */
  file: string | null;
  make: EventCalendar['make'];
  /** What it is called where the words alone do not say which event is meant. Begins with the words. */
  label?: string;
  children: ReactNode;
};

/**
 * Hands over events as an `.ics` file: the one that was built, which needs no script, or one made on the spot.
 * Renders an `a` or a `button`.
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
  const hand = async () => {
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
          if (state !== 'busy') void hand();
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
