import * as v from 'valibot';

/** Characters that browsers, servers and file systems never escape or rewrite. */
const PART = /^[a-z0-9][\w.~-]*$/i;

/** Path of the site below its origin: folders, with a slash before, between and after them. Default: the root. */
export const baseSchema = v.optional(
  v.pipe(
    v.string('Write where the site stands below its origin, such as "/careers/".'),
    v.check(
      (value) => value === nearestBase(value),
      ({ input }) =>
        `"${input}" is not where a site stands below its origin. Did you mean "${nearestBase(String(input))}"?`,
    ),
  ),
  '/',
);

/** Suggests a valid base for an invalid one. From a full address it takes the path. */
export function nearestBase(value: string): string {
  const [path = ''] = value.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/, 1);
  const parts = path.split('/').filter((part) => PART.test(part));
  return ['', ...parts, ''].join('/').replace(/^\/\/$/, '/');
}
