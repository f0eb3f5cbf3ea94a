import { ConnectPage } from '@tamarack-lowe/pages/connect';
import { REGIONS } from './regions.ts';
import { say } from '../../../../../apps/site/app/content/say.ts';
import { makePage } from '../page.ts';
import { useFilters } from '../../visit/useFilters.ts';
import type { DataOf } from '../../../../../apps/site/app/routes/loaders.server.ts';

const FIELDS = ['region', 'school', 'for'];
const regions = REGIONS.map(({ region, label }) => ({ value: region, label: say(label) }));

function Connect({ data }: { data: DataOf<'connect'> }) {
  const { asked, choose, clear } = useFilters(FIELDS);
  const wanted = { region: asked.get('region'), school: asked.get('school'), recruits: asked.get('for') };
  return <ConnectPage team={data.team} wanted={wanted} regions={regions} onChoose={choose} onClear={clear} />;
}

export const page = makePage<DataOf<'connect'>>({ handle: { page: 'static' }, Component: Connect });
