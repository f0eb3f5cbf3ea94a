import { Select } from '@tamarack-lowe/ui/select';
import { useWords } from '../context/PagesProvider.tsx';
import { useVisitor } from '../context/VisitorProvider.tsx';
import type { Choices } from '../data/Choices.ts';
import { ClearFilters } from '../filters/ClearFilters.tsx';
import { type Filtered, schoolsOf, type TeamFilter, tellsApart } from './filterTeam.ts';

export type TeamFiltersProps = {
  filter: TeamFilter;
  /** How many colleagues pass it. */
  shown: number;
  team: readonly Filtered[];
  /** Where colleagues work, in the order they are offered. */
  regions: readonly { value: string; label: string }[];
  /** The visitor chose: `region`, `school` or `for`. */
  onChoose: (choices: Choices) => void;
  /** The visitor takes every choice back. */
  onClear: () => void;
};

/**
 * Helps a visitor to the colleague near them, to the one who comes to their school, or who looks after people like them,
 * as far as colleagues differ in it.
 */
export function TeamFilters({ filter, shown, team, regions, onChoose, onClear }: TeamFiltersProps) {
  const { say } = useWords();
  const { types } = useVisitor();
  const filtered = Object.values(filter).some((value) => value !== null);
  const byRegion = tellsApart(team, 'region');
  const bySchool = tellsApart(team, 'school');
  const byWhom = tellsApart(team, 'recruits');
  return (
    <div className="filters">
      {(byRegion || bySchool || byWhom || filtered) && (
        <search className="filters__choices" tabIndex={-1} aria-label={say('connectListLabel')}>
          {byRegion && (
            <Select
              name="region"
              label={say('connectRegion')}
              value={filter.region ?? ''}
              options={[{ value: '', label: say('connectAllRegions') }, ...regions]}
              onChange={(event) => onChoose({ region: event.target.value, school: '' })}
            />
          )}
          {bySchool && (
            <Select
              name="school"
              label={say('connectSchool')}
              value={filter.school ?? ''}
              options={[
                { value: '', label: say('connectAllSchools') },
                ...schoolsOf(team, filter.region).map(({ slug, name }) => ({ value: slug, label: name })),
              ]}
              onChange={(event) => onChoose({ school: event.target.value })}
            />
          )}
          {byWhom && (
            <Select
              name="for"
              label={say('connectFor')}
              value={filter.recruits ?? ''}
              options={[
                { value: '', label: say('connectForAll') },
                ...types.map(({ id, team }) => ({ value: id, label: team })),
              ]}
              onChange={(event) => onChoose({ for: event.target.value })}
            />
          )}
          {filtered && <ClearFilters onClear={onClear}>{say('connectClear')}</ClearFilters>}
        </search>
      )}
      <p className="gt-ui filters__count" role="status">
        {shown === 0
          ? say('connectNone')
          : say(filtered ? 'connectCount' : 'connectCountAll', { shown, total: team.length })}
      </p>
    </div>
  );
}
