import { contentSecurityPolicy } from '@tamarack-lowe/prerender/policy';

/** For answers that are no built page: nothing inline runs. */
const STRICT_POLICY = contentSecurityPolicy();

// A drawing may style itself; a browser shows a PDF inside a page of its own, which "object-src 'none'" would empty.
const OWN_DOCUMENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'";
const PDF_POLICY = "default-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The policy of a file that is not in the map the build made. */
export function policyForType(type: string): string {
  if (type.startsWith('image/svg')) return OWN_DOCUMENT_POLICY;
  return type === 'application/pdf' ? PDF_POLICY : STRICT_POLICY;
}

/** Sent with every answer, errors included. `https`: the visitor came by https, so browsers may insist on it. */
export function securityHeaders({ https = false } = {}): Record<string, string> {
  return {
    'Content-Security-Policy': STRICT_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}
