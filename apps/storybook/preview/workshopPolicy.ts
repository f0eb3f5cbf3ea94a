/**
 * What a page of the workshop may load: its own origin, and the scripts and styles that Storybook writes into its pages.
 * It frames its own examples; nobody else does.
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
