import type { Paths } from '@tamarack-lowe/content-model';
import type { PageNames } from './PageKindServer.ts';

/** What an address names; empty where its kind has no such part. */
export function namesAt(paths: Pick<Paths, 'read'>, path: string): PageNames {
  return { section: '', slug: '', ...paths.read(path) };
}
