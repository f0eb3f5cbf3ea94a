import { ConnectPage } from '@tamarack-lowe/pages/connect';
import { membersListed } from '@tamarack-lowe/state';
import { useSiteDispatch } from '@tamarack-lowe/state/react';
import { useEffect, useMemo } from 'react';
import { teamParams } from '../../client/router/searchParams.ts';
import { useFilters } from '../../client/router/useFilters.ts';
import { usePreparedPage } from '../../client/router/whenIdle.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { slot } from '../custom/customComponents.ts';
import { previewMember } from '../member/preview.ts';
import { definePage } from '../route.ts';
import type { ConnectData } from './data.server.ts';

const Page = slot('team', ConnectPage);

function Connect({ data: { team, schools } }: { data: ConnectData }) {
  const dispatch = useSiteDispatch();
  const site = useSite();
  const { asked, choose, clear } = useFilters(useMemo(() => teamParams(site), [site]));
  const school = asked.get('school') ?? '';
  const wanted = {
    region: asked.get('region'),
    school: schools[school] ?? school,
    recruits: asked.get('for'),
  };
  const regions = site.regions.map(({ id, label }) => ({ value: id, label }));

  usePreparedPage(team[0]?.href);

  useEffect(() => {
    dispatch(membersListed(team));
  }, [dispatch, team]);

  return <Page team={team} filter={wanted} regions={regions} onChoose={choose} onClear={clear} />;
}

export const page = definePage<ConnectData>({
  metadata: { page: 'static' },
  Component: Connect,
  previewOf: ({ team }, pathname) => previewMember(team, pathname),
});
