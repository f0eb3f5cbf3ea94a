import { type Paths, plainPath } from '@tamarack-lowe/content-model';
import { notFound } from './not-found/notFound.ts';
import type { PageKind } from './PageKind.ts';
import { TABLE } from './table.ts';

/** The kind of page at an address. An address below a list may name nothing; its data says so. */
export function kindAt(paths: Pick<Paths, 'read'>, path: string): PageKind {
  const place = paths.read(path);
  return TABLE.find(({ match }) => match(place, plainPath(path))) ?? notFound;
}
