import { type EventFilter, type Province, provinceParam } from '@tamarack-lowe/content-model';
import { Select } from '@tamarack-lowe/ui/select';
import type { ReactNode } from 'react';
import { useWords } from '../context/PagesProvider.tsx';
import type { Choices } from '../data.ts';
import { ClearFilters } from '../filters/ClearFilters.tsx';
import { countWords, monthTitle } from './eventWords.ts';

export type EventFiltersProps = {
  filter: EventFilter;
  provinces: readonly Province[];
  /** Every month with an event, `2027-03`, ascending. */
  months: readonly string[];
  /** Number of upcoming and of past events that pass the filter. */
  coming: number;
  past: number;
  /** Number of events without a filter. */
  total: number;
  loading: boolean;
  /** The visitor chooses a `province` or a `month`. */
  onChoose: (choices: Choices) => void;
  /** The visitor clears all filters. */
  onClear: () => void;
  /** Calendar links for the events shown. */
  children: ReactNode;
};

/** Filters by province and month, and the number of events that pass. */
export function EventFilters({
  filter,
  provinces,
  months,
  coming,
  past,
  total,
  loading,
  onChoose,
  onClear,
  children,
}: EventFiltersProps) {
  const words = useWords();
  const { say } = words;
  const filtered = filter.province !== null || filter.month !== null;
  const chosen = provinces.find(({ slug }) => slug === filter.province);
  const options = filter.month && !months.includes(filter.month) ? [...months, filter.month].sort() : months;
  return (
    <div className="filters">
      <search className="filters__choices" tabIndex={-1} aria-label={say('eventsFilterLabel')}>
        <Select
          name="province"
          label={say('eventsProvince')}
          value={chosen ? provinceParam(chosen) : ''}
          options={[
            { value: '', label: say('eventsAllProvinces') },
            ...provinces.map((province) => ({ value: provinceParam(province), label: province.name })),
          ]}
          onChange={(event) => onChoose({ province: event.target.value })}
        />
        <Select
          name="month"
          label={say('eventsMonth')}
          value={filter.month ?? ''}
          options={[
            { value: '', label: say('eventsAllMonths') },
            ...options.map((month) => ({ value: month, label: monthTitle(month, words) })),
          ]}
          onChange={(event) => onChoose({ month: event.target.value })}
        />
        {filtered && <ClearFilters onClear={onClear}>{say('eventsClear')}</ClearFilters>}
      </search>
      <div className="filters__results">
        <p className="gt-ui filters__count" role="status">
          {loading ? say('eventsLoading') : countWords({ coming, past, total, filtered }, words)}
        </p>
        {children}
      </div>
    </div>
  );
}
