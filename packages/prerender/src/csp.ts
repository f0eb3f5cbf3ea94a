export type PolicySources = {
  /** `'sha256-…'` of each inline script of the page. */
  scripts?: readonly string[];
  /** `'sha256-…'` of each inline style element of the page. */
  styles?: readonly string[];
  /** Origins besides our own that the page asks for data. */
  connect?: readonly string[];
  /** Whether browsers report what is refused to the endpoint `REPORTS`. */
  reports?: boolean;
};

/** What the header `Reporting-Endpoints` has to call the address that reports go to. */
export const REPORTS = 'main';

/**
 * What a page may load, each kind by name and nothing else: its own origin, and the inline scripts and styles that were
 * there when it was built. Style attributes are allowed, because the places of the circles are written into the page as
 * custom properties of each circle; an attribute cannot load or run anything.
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
