import type { CampusEvent, Province } from '@tamarack-lowe/content-model';
import { PlusIcon } from '@tamarack-lowe/ui/icon';
import { type ReactNode, useState } from 'react';
import { say } from '../../content/say.ts';
import { loadPart } from '../../shell/loading/loadPart.ts';
import { saveFile } from './saveFile.ts';

type AddToCalendarProps = {
  events: readonly CampusEvent[];
  provinces: readonly Province[];
  /** Address of the file that was built for these very events; null when there is none. */
  file: string | null;
  /** Name under which a file made in the browser is saved, without ending. */
  name: string;
  /** What it is called where the words alone do not say which event is meant. Begins with the words. */
  label?: string;
  children: ReactNode;
};

/**
 * Hands over events as an `.ics` file: the one that was built, which needs no script, or one made on the spot, for which
 * the calendar library is fetched only now. Renders an `a` or a `button`.
 */
export function AddToCalendar({ events, provinces, file, name, label, children }: AddToCalendarProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const words = (
    <>
      <PlusIcon size={20} />
      <span>{children}</span>
    </>
  );
  if (file !== null && !import.meta.env.DEV) {
    return (
      <a className="calendar-link" href={file} download aria-label={label}>
        {words}
      </a>
    );
  }
  const make = async () => {
    setState('busy');
    try {
      const { siteCalendar } = await loadPart(
        'calendar',
        () => import('../../content/calendar/siteCalendar.ts'),
      );
      saveFile(`${name}.ics`, siteCalendar(events, provinces, new Date()), 'text/calendar;charset=utf-8');
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
          if (state !== 'busy') void make();
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
