import type { EventFilter } from '@tamarack-lowe/content-model';
import { Button } from '@tamarack-lowe/ui/button';
import { CalendarXIcon, RefreshIcon, WifiOffIcon } from '@tamarack-lowe/ui/icon';
import { StateCard } from '@tamarack-lowe/ui/state-card';
import { useEffect, useState } from 'react';
import { useWords, type Words } from '../context/PagesProvider.tsx';
import { ClearFilters } from '../filters/ClearFilters.tsx';
import { monthWords } from './eventWords.ts';
import type { RequestStatus } from './RequestStatus.ts';

type EventsStateProps = {
  status: RequestStatus;
  online: boolean;
  /** There are no events at all. */
  empty: boolean;
  /** No event passes the filter. */
  nothing: boolean;
  /** Name of the province asked for. */
  province: string | null;
  /** Month asked for, `2027-03`. */
  month: string | null;
  onTryAgain: () => void;
  /** The visitor takes every choice back. */
  onClear: () => void;
  /** Trying again helped, and the button that was pressed is gone. */
  onRecovered: () => void;
};

/** Says in words why the list is not what a visitor expects: offline, not loaded, nothing there, nothing that matches. */
export function EventsState({
  status,
  online,
  empty,
  nothing,
  province,
  month,
  onTryAgain,
  onClear,
  onRecovered,
}: EventsStateProps) {
  const words = useWords();
  const { say } = words;
  const [retried, setRetried] = useState(false);
  const retrying = status === 'loading' && retried;
  useEffect(() => {
    if (!retried || status !== 'ready') return;
    setRetried(false);
    onRecovered();
  }, [retried, status, onRecovered]);
  const retry = () => {
    setRetried(true);
    onTryAgain();
  };
  const tryAgain = (
    <Button variant="outline" loading={retrying} loadingLabel={say('oneMoment')} onClick={retry}>
      {say('tryAgain')}
    </Button>
  );
  const clearFilters = <ClearFilters onClear={onClear}>{say('eventsClear')}</ClearFilters>;
  return (
    <div className="events__states" role="status">
      {!online && status !== 'ready' && (
        <StateCard icon={<WifiOffIcon size={28} />} title={say('eventsOfflineTitle')} action={tryAgain}>
          {say('eventsOfflineBody')}
        </StateCard>
      )}
      {online && (status === 'failed' || retrying) && (
        <StateCard icon={<RefreshIcon size={28} />} title={say('eventsFailedTitle')} action={tryAgain}>
          {say('eventsFailedBody')}
        </StateCard>
      )}
      {empty && status !== 'loading' && (
        <StateCard icon={<CalendarXIcon size={28} />} title={say('eventsEmptyTitle')}>
          {say('eventsEmptyBody')}
        </StateCard>
      )}
      {nothing && !empty && (
        <StateCard
          icon={<CalendarXIcon size={28} />}
          title={nothingWords({ province, month }, words)}
          action={clearFilters}
        >
          {say('eventsNoneHint')}
        </StateCard>
      )}
    </div>
  );
}

function nothingWords({ province, month }: EventFilter, words: Words): string {
  const { say } = words;
  if (province && month) return say('eventsNoneInBoth', { province, month: monthWords(month, words) });
  if (province) return say('eventsNoneIn', { province });
  return month ? say('eventsNoneInMonth', { month: monthWords(month, words) }) : say('eventsNone');
}
