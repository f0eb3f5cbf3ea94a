import type { CampusEvent } from '@tamarack-lowe/content-model';
import { RefreshIcon } from '@tamarack-lowe/ui/icon';
import { numberWords } from '../context/numberWords.ts';
import { useWords } from '../context/PagesProvider.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import type { EventCalendar } from './EventCalendar.ts';

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
              count: numberWords(dated.length, language),
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
