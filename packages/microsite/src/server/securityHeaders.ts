import { contentSecurityPolicy } from '@tamarack-lowe/prerender/policy';

/** Sent with every answer, errors included. `https`: the visitor came by https, so browsers may insist on it. */
export function securityHeaders({ https = false } = {}): Record<string, string> {
  return {
    // For answers that are no built page: nothing inline runs.
    'Content-Security-Policy': contentSecurityPolicy(),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}
