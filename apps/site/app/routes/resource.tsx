import { makePage } from '../navigation/page.ts';
import { ResourceView } from '../pages/campus/ResourceView.tsx';
import type { DataOf } from './loaders.server.ts';

export const page = makePage<DataOf<'resource'>>({
  handle: { page: 'static' },
  Component: ({ data }) => <ResourceView {...data} />,
});
