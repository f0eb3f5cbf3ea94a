import { Button } from '@tamarack-lowe/ui/button';
import { Select } from '@tamarack-lowe/ui/select';
import { REGIONS } from '../../content/region.ts';
import { say } from '../../content/say.ts';
import { useEarlyChoices } from '../static/useEarlyChoices.ts';
import { useFilterAddress } from '../static/useFilterAddress.ts';
import type { TeamFilter } from './filterTeam.ts';

const FIELDS = ['region', 'for'];

type TeamFiltersProps = { filter: TeamFilter; shown: number; total: number };

/** Helps a visitor to the colleague near them, or to the one who looks after people like them. */
export function TeamFilters({ filter, shown, total }: TeamFiltersProps) {
  const choose = useFilterAddress();
  useEarlyChoices(FIELDS, choose);
  const filtered = filter.region !== null || filter.recruits !== null;
  const clear = () => choose({ region: '', for: '' });
  return (
    <div className="filters">
      <search className="filters__choices" aria-label={say('connectListLabel')}>
        <Select
          name="region"
          label={say('connectRegion')}
          value={filter.region ?? ''}
          options={[
            { value: '', label: say('connectAllRegions') },
            ...REGIONS.map(({ region, label }) => ({ value: region, label: say(label) })),
          ]}
          onChange={(event) => choose({ region: event.target.value })}
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
        {filtered && (
          <Button variant="outline" onClick={clear}>
            {say('connectClear')}
          </Button>
        )}
      </search>
      <p className="gt-ui filters__count" role="status">
        {shown === 0
          ? say('connectNone')
          : say(filtered ? 'connectCount' : 'connectCountAll', { shown, total })}
      </p>
    </div>
  );
}
