/**
 * Content-Security-Policy of Storybook's pages: their own origin, and the scripts and styles that Storybook writes into
 * its pages. Storybook frames its own examples; no other site may.
 */
export const WORKSHOP_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');
