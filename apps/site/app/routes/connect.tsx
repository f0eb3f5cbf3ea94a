import { makePage } from '../navigation/page.ts';
import { ConnectPage } from '../pages/connect/ConnectPage.tsx';
import type { DataOf } from './loaders.server.ts';

export const page = makePage<DataOf<'connect'>>({
  handle: { page: 'static' },
  Component: ({ data }) => <ConnectPage team={data.team} />,
});
