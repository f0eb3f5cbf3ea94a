import type { BuiltSite } from '../server/BuiltSite.ts';
import type { EdgeBuild } from '../server/EdgeBuild.ts';

/** All that a home of a built site has to know. */
export type HomePlan = {
  site: BuiltSite;
  /** What `createSiteHandler` is told besides. */
  told: Omit<EdgeBuild, 'files' | 'policies'>;
  /** Where an address leads instead, whole and in one hop; `/company/index.html` is one, and so is an alias. */
  moved: ReadonlyMap<string, string>;
  /** The files of pages for unknown addresses, by where the pages of their language begin. */
  missing: ReadonlyMap<string, string>;
  /** `Content-Type` by the endings of files. */
  types: ReadonlyMap<string, string>;
};
