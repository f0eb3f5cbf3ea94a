import * as v from 'valibot';

/** Absolute address of the web. */
export const webAddress = v.pipe(
  v.string('Write an address, such as "https://content.example.com".'),
  v.check(
    (value) => /^https?:\/\//i.test(value) && URL.canParse(value) && new URL(value).username === '',
    ({ input }) => `"${input}" is not an address. Write one like "https://content.example.com".`,
  ),
);

/** Absolute address whose responses nobody on the network can read or change. */
export const httpsAddress = v.pipe(
  webAddress,
  v.regex(/^https:/i, 'Write an address that begins with "https://".'),
);

/** Origin of a site: https and a host, without a path. */
export const httpsOrigin = v.pipe(
  v.string('Write where the site is published, such as "https://grow.example.com".'),
  v.check(
    (value) => URL.canParse(value) && value.startsWith('https://') && new URL(value).origin === value,
    ({ input }) => `"${input}" is not an origin. Did you mean ${nearestOrigin(String(input))}?`,
  ),
);

/** Base path of a site: folders, with a slash before, between and after them. Default: at the root. */
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

/** Suggests an origin, in words. The path of the address belongs in the field `base`. */
function nearestOrigin(value: string): string {
  const address = `https://${value.replace(/^[a-z]*:?\/*/i, '')}`;
  if (!URL.canParse(address)) return '"https://grow.example.com"';
  const base = nearestBase(address);
  return `"${new URL(address).origin}"${base === '/' ? '' : `, and "base": "${base}"`}`;
}

/** Folder names that no browser, server or file system encodes. */
const FOLDER = /^[a-z0-9][\w.~-]*$/i;

/** Suggests a base: the valid folders of a path or of an absolute address. */
function nearestBase(value: string): string {
  const [path = ''] = value.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/, 1);
  const folders = path.split('/').filter((folder) => FOLDER.test(folder));
  return ['', ...folders, ''].join('/').replace(/^\/\/$/, '/');
}
