import { type Paths, plainPath } from '@tamarack-lowe/content-model';
import { notFound } from './not-found/route.ts';
import type { PageKind } from './route.ts';
import { TABLE } from './routes.ts';

/**
 * Finds the kind of page of an address. The content may still have nothing at that address; `load` then returns null.
 */
export function kindAt(paths: Pick<Paths, 'read'>, path: string): PageKind {
  const place = paths.read(path);
  return TABLE.find(({ match }) => match(place, plainPath(path))) ?? notFound;
}
