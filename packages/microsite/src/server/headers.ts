import { contentSecurityPolicy, REPORTS } from '@tamarack-lowe/prerender/policy';

type Circumstances = {
  /** The visitor came by https, so browsers may insist on it. Default: they did not. */
  https?: boolean;
  /** Where browsers report what a policy refused. Default: nowhere. */
  reports?: string | undefined;
};

/** Sent with every answer, errors included. */
export function securityHeaders({ https = false, reports }: Circumstances = {}): Record<string, string> {
  return {
    // For answers that are no built page: nothing inline runs.
    'Content-Security-Policy': contentSecurityPolicy(),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(reports !== undefined && { 'Reporting-Endpoints': `${REPORTS}="${reports}"` }),
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}
