import { content } from 'virtual:workshop/content';
import type { EventFilter } from '@tamarack-lowe/content-model';
import { Button } from '@tamarack-lowe/ui/button';
import { CalendarXIcon, RefreshIcon, WifiOffIcon } from '@tamarack-lowe/ui/icon';
import { StateCard } from '@tamarack-lowe/ui/state-card';
import { monthIn } from './EventFilters.tsx';
import { useVisit } from './useVisit.tsx';

type EventsStateProps = {
  status: 'ready' | 'loading' | 'empty' | 'failed' | 'offline';
  /** The filter that nothing passed, or null where something did. */
  missed: EventFilter | null;
  onClear: () => void;
};

/** Says why the list is not what a visitor expects. Renders a `div`. */
export function EventsState({ status, missed, onClear }: EventsStateProps) {
  const { say } = useVisit();
  const tryAgain = <Button variant="outline">{say('tryAgain')}</Button>;
  const province = content.events.provinces.find(({ slug }) => slug === missed?.province)?.name ?? '';
  const month = missed?.month ? monthIn(missed.month) : '';
  const nothing =
    province && month
      ? 'eventsNoneInBoth'
      : province
        ? 'eventsNoneIn'
        : month
          ? 'eventsNoneInMonth'
          : 'eventsNone';
  return (
    <div className="events__states" role="status">
      {status === 'offline' && (
        <StateCard icon={<WifiOffIcon size={28} />} title={say('eventsOfflineTitle')} action={tryAgain}>
          {say('eventsOfflineBody')}
        </StateCard>
      )}
      {status === 'failed' && (
        <StateCard icon={<RefreshIcon size={28} />} title={say('eventsFailedTitle')} action={tryAgain}>
          {say('eventsFailedBody')}
        </StateCard>
      )}
      {status === 'empty' && (
        <StateCard icon={<CalendarXIcon size={28} />} title={say('eventsEmptyTitle')}>
          {say('eventsEmptyBody')}
        </StateCard>
      )}
      {status === 'ready' && missed && (
        <StateCard
          icon={<CalendarXIcon size={28} />}
          title={say(nothing, { province, month })}
          action={
            <Button variant="outline" onClick={onClear}>
              {say('eventsClear')}
            </Button>
          }
        >
          {say('eventsNoneHint')}
        </StateCard>
      )}
    </div>
  );
}
