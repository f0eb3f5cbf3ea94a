export type PolicySources = {
  /** `'sha256-…'` of each inline script of the page. */
  scripts?: readonly string[];
  /** `'sha256-…'` of each inline style element of the page. */
  styles?: readonly string[];
  /** Other origins that the page asks for data. */
  connect?: readonly string[];
  /** Has browsers report violations to the endpoint `REPORTS`. */
  reports?: boolean;
};

/** Name of the reporting endpoint, which the header `Reporting-Endpoints` must define. */
export const REPORTS = 'main';

/**
 * Content-Security-Policy of a page. It allows the origin of the site, and the inline scripts and styles that the build wrote.
 * Style attributes are allowed, because each circle carries its position in custom properties; an attribute cannot load
 * or run anything.
 */
export function contentSecurityPolicy({
  scripts = [],
  styles = [],
  connect = [],
  reports = false,
}: PolicySources = {}): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(reports ? [`report-to ${REPORTS}`] : []),
  ].join('; ');
}
