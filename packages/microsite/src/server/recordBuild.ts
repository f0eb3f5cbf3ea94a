import type { BuiltSite } from './BuiltSite.ts';
import type { EdgeBuild } from './EdgeBuild.ts';

/** Writes a site down for an edge: all but the bytes of its files. */
export function recordBuild(
  { files, policies }: BuiltSite,
  rest: Omit<EdgeBuild, 'files' | 'policies'>,
): EdgeBuild {
  return {
    files: [...files.values()].map(({ name, type, modified, size, etag, compressed }) => ({
      name,
      type,
      modified,
      size,
      etag,
      compressed: Object.fromEntries(
        [...compressed].map(([coding, { size, etag }]) => [coding, { size, etag }]),
      ),
    })),
    policies: Object.fromEntries(policies),
    ...rest,
  };
}
