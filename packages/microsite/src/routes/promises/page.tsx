import { PromisesPage } from '@tamarack-lowe/pages/promises';
import { definePage } from '../route.ts';
import type { PromisesData } from './data.server.ts';

function Promises({ data: { file, ...page } }: { data: PromisesData }) {
  // Only a build writes the file.
  return <PromisesPage {...page} file={import.meta.env.DEV ? null : file} />;
}

export const page = definePage<PromisesData>({ metadata: { page: 'static' }, Component: Promises });
