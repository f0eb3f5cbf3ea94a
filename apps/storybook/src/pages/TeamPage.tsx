import { content } from 'virtual:workshop/content';
import { memberPath } from '@tamarack-lowe/content-model';
import { MemberCard, MemberList } from '@tamarack-lowe/ui/member-card';
import { Select } from '@tamarack-lowe/ui/select';
import { useState } from 'react';
import { PageFrame } from './PageFrame.tsx';
import { ReadingPage } from './ReadingPage.tsx';
import { useVisit } from './useVisit.tsx';

const BULLETS = [
  { color: 'red', size: 84, blur: 0.6, x: 70, y: 13, mobile: { x: 97, y: 3 } },
  { color: 'blue', size: 80, blur: 0.55, x: 1, y: 27, mobile: { x: -3, y: 14 } },
  { color: 'red', size: 60, blur: 0.2, x: 98.5, y: 62, mobile: { x: 101, y: 46 } },
] as const;

const REGIONS = {
  atlantic: 'regionAtlantic',
  quebec: 'regionQuebec',
  ontario: 'regionOntario',
  prairies: 'regionPrairies',
  west: 'regionWest',
} as const;

/** Everybody who recruits, as a list of faces that a region narrows. */
export function TeamPage() {
  const { say } = useVisit();
  const [region, setRegion] = useState('');
  const shown = content.team.filter((member) => region === '' || member.region === region);
  return (
    <PageFrame>
      <ReadingPage className="connect" seed={1.4} bullets={BULLETS}>
        <header className="connect__head">
          <h1>{say('connectTitle')}</h1>
          <p className="gt-lead static-page__lead">{say('connectLead')}</p>
        </header>
        <div className="filters">
          <search className="filters__choices" aria-label={say('connectListLabel')}>
            <Select
              label={say('connectRegion')}
              value={region}
              options={[
                { value: '', label: say('connectAllRegions') },
                ...Object.entries(REGIONS).map(([value, key]) => ({ value, label: say(key) })),
              ]}
              onChange={(event) => setRegion(event.target.value)}
            />
          </search>
          <p className="gt-ui filters__count" role="status">
            {say(region === '' ? 'connectCountAll' : 'connectCount', {
              shown: shown.length,
              total: content.team.length,
            })}
          </p>
        </div>
        <MemberList className="connect__team" aria-label={say('connectListLabel')}>
          {shown.map(({ slug, name, job, city, picture }) => (
            <MemberCard
              key={slug}
              href={memberPath(slug)}
              name={name}
              job={say('memberIn', { job, city })}
              picture={picture}
            />
          ))}
        </MemberList>
      </ReadingPage>
    </PageFrame>
  );
}
