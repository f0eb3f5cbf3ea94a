import { Select } from '@tamarack-lowe/ui/select';
import { REGIONS } from '../../content/region.ts';
import { say } from '../../content/say.ts';
import type { TeamCard } from '../../content/team.server.ts';
import { ClearFilters } from '../static/ClearFilters.tsx';
import { useEarlyChoices } from '../static/useEarlyChoices.ts';
import { useFilterAddress } from '../static/useFilterAddress.ts';
import { schoolsOf, type TeamFilter } from './filterTeam.ts';

const FIELDS = ['region', 'school', 'for'];

type TeamFiltersProps = { filter: TeamFilter; shown: number; team: readonly TeamCard[] };

/** Helps a visitor to the colleague near them, to the one who comes to their school, or who looks after people like them. */
export function TeamFilters({ filter, shown, team }: TeamFiltersProps) {
  const choose = useFilterAddress();
  useEarlyChoices(FIELDS, choose);
  const filtered = Object.values(filter).some((value) => value !== null);
  const schools = schoolsOf(team, filter.region);
  return (
    <div className="filters">
      <search className="filters__choices" tabIndex={-1} aria-label={say('connectListLabel')}>
        <Select
          name="region"
          label={say('connectRegion')}
          value={filter.region ?? ''}
          options={[
            { value: '', label: say('connectAllRegions') },
            ...REGIONS.map(({ region, label }) => ({ value: region, label: say(label) })),
          ]}
          onChange={(event) => choose({ region: event.target.value, school: '' })}
        />
        <Select
          name="school"
          label={say('connectSchool')}
          value={filter.school ?? ''}
          options={[
            { value: '', label: say('connectAllSchools') },
            ...schools.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          onChange={(event) => choose({ school: event.target.value })}
        />
        <Select
          name="for"
          label={say('connectFor')}
          value={filter.recruits ?? ''}
          options={[
            { value: '', label: say('connectForAll') },
            { value: 'students', label: say('connectForStudents') },
            { value: 'experienced', label: say('connectForExperienced') },
          ]}
          onChange={(event) => choose({ for: event.target.value })}
        />
        {filtered && <ClearFilters fields={FIELDS}>{say('connectClear')}</ClearFilters>}
      </search>
      <p className="gt-ui filters__count" role="status">
        {shown === 0
          ? say('connectNone')
          : say(filtered ? 'connectCount' : 'connectCountAll', { shown, total: team.length })}
      </p>
    </div>
  );
}
