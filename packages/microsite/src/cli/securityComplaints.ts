import type { Security } from '../config/security.ts';

/** What is wrong with what a config says to whoever finds a hole: nobody may rely on it once its day has come. */
export function securityComplaints(security: Security | undefined, now = new Date()): string[] {
  if (security === undefined || new Date(security.expires) > now) return [];
  return [
    `security.expires: ${security.expires} is over, and nobody may rely on whom it names. Look at it, then write a day less than a year ahead.`,
  ];
}
