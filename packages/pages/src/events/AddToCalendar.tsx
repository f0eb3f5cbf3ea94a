import type { CampusEvent } from '@tamarack-lowe/content-model';
import { PlusIcon } from '@tamarack-lowe/ui/icon';
import { type ReactNode, useState } from 'react';
import { useWords } from '../context/PagesProvider.tsx';
import type { EventCalendar } from './EventCalendar.ts';

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
