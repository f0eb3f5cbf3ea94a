import { ConnectPage } from '@tamarack-lowe/pages/connect';
import { membersListed } from '@tamarack-lowe/state';
import { useSiteDispatch } from '@tamarack-lowe/state/react';
import { useEffect } from 'react';
import { useSite } from '../../site/SiteContext.tsx';
import { useFilters } from '../../visit/useFilters.ts';
import { makePage } from '../page.ts';
import type { ConnectPage as Data } from './load.server.ts';
import { REGIONS } from './regions.ts';

const FIELDS = ['region', 'school', 'for'];

function Connect({ data: { team } }: { data: Data }) {
  const dispatch = useSiteDispatch();
  const { say } = useSite();
  const { asked, choose, clear } = useFilters(FIELDS);
  const wanted = { region: asked.get('region'), school: asked.get('school'), recruits: asked.get('for') };
  const regions = REGIONS.map(({ region, label }) => ({ value: region, label: say(label) }));

  useEffect(() => {
    dispatch(membersListed(team));
  }, [dispatch, team]);

  return <ConnectPage team={team} wanted={wanted} regions={regions} onChoose={choose} onClear={clear} />;
}

export const page = makePage<Data>({ handle: { page: 'static' }, Component: Connect });
