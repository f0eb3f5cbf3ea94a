import * as v from 'valibot';

/** Letters that no browser, server or file system writes in two ways. */
const PART = /^[a-z0-9][\w.~-]*$/i;

/** Where a site stands below its origin: folders, with a slash before, between and after them. Default: at the root. */
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

/** The base that was most likely meant: of a whole address, what comes after its host. */
export function nearestBase(value: string): string {
  const [path = ''] = value.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/, 1);
  const parts = path.split('/').filter((part) => PART.test(part));
  return ['', ...parts, ''].join('/').replace(/^\/\/$/, '/');
}
