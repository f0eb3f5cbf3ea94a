import type { PageKindServer } from './PageKindServer.ts';
import { TABLE } from './routes.ts';

/** The build's side of every kind of page: rendering, lists, share cards and heads all iterate over this list. */
export const KINDS: readonly PageKindServer<unknown>[] = await Promise.all(
  TABLE.map(({ server }) => server()),
);
