import type { PageKindServer } from './PageKindServer.ts';
import { TABLE } from './table.ts';

/** Every kind of page, as the build knows it: what is drawn, listed, shared and told is asked of this list alone. */
export const KINDS: readonly PageKindServer<unknown>[] = await Promise.all(
  TABLE.map(({ server }) => server()),
);
