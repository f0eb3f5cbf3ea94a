import type { Paths } from '@tamarack-lowe/content-model';
import type { PageKindId, PageNames } from './PageKindServer.ts';

/** Which kind of page is at an address, and what the address names. */
export function namesAt(paths: Pick<Paths, 'read'>, path: string): PageNames & { kind: PageKindId } {
  const place = paths.read(path);
  const kind = place.kind === 'unknown' ? 'not-found' : place.kind;
  return { section: '', slug: '', ...place, kind };
}
