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
  /** Every month that an event touches, `2027-03`, ascending. */
  months: readonly string[];
  /** How many of the events shown are to come, and how many are over. */
  coming: number;
  past: number;
  /** How many there are without a filter. */
  total: number;
  loading: boolean;
  /** The visitor chose: `province` or `month`. */
  onChoose: (choices: Choices) => void;
  /** The visitor takes every choice back. */
  onClear: () => void;
  /** What can be done with the events shown. */
  children: ReactNode;
};

/** Province, month and how many events are left. */
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
  const asked = provinces.find(({ slug }) => slug === filter.province);
  const offered = filter.month && !months.includes(filter.month) ? [...months, filter.month].sort() : months;
  return (
    <div className="filters">
      <search className="filters__choices" tabIndex={-1} aria-label={say('eventsFilterLabel')}>
        <Select
          name="province"
          label={say('eventsProvince')}
          value={asked ? provinceParam(asked) : ''}
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
            ...offered.map((month) => ({ value: month, label: monthTitle(month, words) })),
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
