import { contentSecurityPolicy } from '@tamarack-lowe/prerender/policy';

/** Values of a header by the names of files: the first pattern that a name matches counts, and the last one matches all. */
export type Rules = readonly (readonly [names: RegExp, value: string])[];

const EVERY = /^/;

/** For files whose names have a hash. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

// A drawing may style itself; a browser shows a PDF inside a page of its own, which "object-src 'none'" would empty.
export const DRAWING_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'";
export const PDF_POLICY = "default-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** What files are answered with besides what every answer has, by header. Pages have policies of their own. */
export function fileRules(base: string) {
  return {
    // Names with a hash never change. A page and its data must be of the same build, so both are checked at each visit, and so
    // is the service worker; an unchanged one costs a 304. The few other files (icons, documents) may be an hour old.
    'Cache-Control': [
      [new RegExp(`^${base.replaceAll('.', '\\.')}(?:assets|media)/`), IMMUTABLE],
      [/\.(?:html|json)$|\/sw\.js$/, 'public, max-age=0, must-revalidate'],
      [EVERY, 'public, max-age=3600'],
    ],
    'Content-Security-Policy': [
      [/\.svg$/, DRAWING_POLICY],
      [/\.pdf$/, PDF_POLICY],
      [EVERY, contentSecurityPolicy()],
    ],
    // Cards are shown where links are shared, by browsers too.
    'Cross-Origin-Resource-Policy': [
      [/\.jpe?g$/, 'cross-origin'],
      [EVERY, 'same-origin'],
    ],
  } satisfies Record<string, Rules>;
}

/** The headers of a file by its name, `/company/index.html`, on a site that stands at `base`. */
export function fileHeaders(base: string): (name: string) => Record<string, string> {
  const rules = Object.entries<Rules>(fileRules(base));
  return (name) =>
    Object.fromEntries(
      rules.map(([header, values]) => [header, values.find(([names]) => names.test(name))?.[1] ?? '']),
    );
}
