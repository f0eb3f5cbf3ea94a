import type { EdgeBuild } from '../edge.ts';
import type { SitePlan } from './plan.ts';

/** Describes a built site for `createEdgeHandler`: everything but the bytes of its files. */
export function edgeBuild({ site, options }: Pick<SitePlan, 'site' | 'options'>): EdgeBuild {
  return {
    files: [...site.files.values()].map(({ name, type, modified, size, etag, compressed }) => ({
      name,
      type,
      modified,
      size,
      etag,
      compressed: Object.fromEntries(
        [...compressed].map(([coding, { size, etag }]) => [coding, { size, etag }]),
      ),
    })),
    policies: Object.fromEntries(site.policies),
    ...options,
  };
}
