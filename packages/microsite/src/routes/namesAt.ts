import type { Paths } from '@tamarack-lowe/content-model';
import type { PageNames } from './PageKindServer.ts';

/** Reads the section and slug from an address; empty strings when its kind of page has no such part. */
export function namesAt(paths: Pick<Paths, 'read'>, path: string): PageNames {
  return { section: '', slug: '', ...paths.read(path) };
}
