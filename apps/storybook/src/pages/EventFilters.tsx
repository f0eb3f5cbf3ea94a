import { content } from 'virtual:workshop/content';
import { type EventFilter, monthsOfEvents } from '@tamarack-lowe/content-model';
import { Button } from '@tamarack-lowe/ui/button';
import { Select } from '@tamarack-lowe/ui/select';
import { dayIn } from './dayIn.ts';
import { useVisit } from './useVisit.tsx';

type EventFiltersProps = {
  filter: EventFilter;
  onFilter: (filter: EventFilter) => void;
  /** How many events are left. */
  shown: number;
  loading: boolean;
};

/** A month of the data, `2027-03`, in words. */
export const monthIn = (month: string) => dayIn(`${month}-01`, { month: 'long', year: 'numeric' });

/** Province, month and how many events are left. */
export function EventFilters({ filter, onFilter, shown, loading }: EventFiltersProps) {
  const { say } = useVisit();
  const { events, provinces } = content.events;
  const total = say('eventsMany', { total: events.length });
  const filtered = filter.province !== null || filter.month !== null;
  return (
    <div className="filters">
      <search className="filters__choices" aria-label={say('eventsFilterLabel')}>
        <Select
          label={say('eventsProvince')}
          value={filter.province ?? ''}
          options={[
            { value: '', label: say('eventsAllProvinces') },
            ...provinces.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          onChange={(event) => onFilter({ ...filter, province: event.target.value || null })}
        />
        <Select
          label={say('eventsMonth')}
          value={filter.month ?? ''}
          options={[
            { value: '', label: say('eventsAllMonths') },
            ...monthsOfEvents(events).map((month) => ({ value: month, label: monthIn(month) })),
          ]}
          onChange={(event) => onFilter({ ...filter, month: event.target.value || null })}
        />
        {filtered && (
          <Button variant="outline" onClick={() => onFilter({ province: null, month: null })}>
            {say('eventsClear')}
          </Button>
        )}
      </search>
      <p className="gt-ui filters__count" role="status">
        {loading
          ? say('eventsLoading')
          : say('eventsCount', { head: filtered ? say('eventsOf', { shown, events: total }) : total })}
      </p>
    </div>
  );
}
