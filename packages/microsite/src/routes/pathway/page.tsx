import type { PathwayPageData } from '@tamarack-lowe/pages/internal/data';
import { PathwayPage } from '@tamarack-lowe/pages/pathway';
import { useMemo } from 'react';
import { useFilters } from '../../client/router/useFilters.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { definePage } from '../route.ts';

/** Names of the fields in the address, and ids as their values: the same in every language. */
const NAMES = { fields: { month: 'month', province: 'province' } };

function Pathway({ data }: { data: PathwayPageData }) {
  const site = useSite();
  const { asked: params, choose, clear } = useFilters(NAMES);
  const asked = useMemo(() => ({ month: params.get('month'), province: params.get('province') }), [params]);
  return (
    <PathwayPage
      {...data}
      asked={asked}
      onChoose={choose}
      onClear={clear}
      hrefOf={(field, value) => {
        const others = Object.entries(asked).filter(([name, other]) => name !== field && other !== null);
        const query = new URLSearchParams([
          ...others.map(([name, other]) => [name, other ?? '']),
          [field, value],
        ]);
        return `${site.paths.page('pathway') ?? ''}?${query}`;
      }}
    />
  );
}

export const page = definePage<PathwayPageData>({ metadata: { page: 'static' }, Component: Pathway });
