import { slugOf } from '@tamarack-lowe/content-model';
import { PackListPage, PackPage } from '@tamarack-lowe/pages/pack';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePageHydrated } from '../../client/prehydration/hydration.tsx';
import { readSearch, teamParams } from '../../client/router/searchParams.ts';
import { useSearch } from '../../client/router/useFilters.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { definePage } from '../route.ts';
import type { PackData } from './data.server.ts';

function School({ data }: { data: NonNullable<PackData['school']> }) {
  const [now, setNow] = useState<number>();
  // The first render equals the built page, in which nothing is over yet.
  useEffect(() => setNow(Date.now()), []);
  return <PackPage {...data} now={now} />;
}

/** The list of schools. `?school=` leads to the pack of a school, or says that there is none. */
function Schools({ list }: { list: Exclude<PackData, { school: object }>['list'] }) {
  const asked = useAskedSchool();
  const navigate = useNavigate();
  const slug = slugOf(asked ?? '');
  const found = list.schools.find(({ slugs }) => slugs.includes(slug))?.href;
  useEffect(() => {
    if (found !== undefined) void navigate(found, { replace: true });
  }, [navigate, found]);
  return <PackListPage {...list} asked={found === undefined ? asked : undefined} />;
}

/** Returns the school in the address, in words of the visitor; undefined in the built page. */
function useAskedSchool(): string | undefined {
  const site = useSite();
  const search = useSearch();
  const asked = site.paths.connect === null ? search : readSearch(search, teamParams(site));
  return (usePageHydrated() && asked.get('school')) || undefined;
}

/** The list of schools, or the pack of one. */
export const page = definePage<PackData>({
  metadata: { page: 'static' },
  Component: ({ data }) =>
    data.school === undefined ? <Schools list={data.list} /> : <School data={data.school} />,
});
