import type { Context } from 'hono';
import { securityHeaders } from './securityHeaders.ts';

/** Gives every answer the headers it does not bring itself, errors included. */
export async function secured(c: Context, next: () => Promise<void>): Promise<void> {
  await next();
  const https = /^\s*https\b/i.test(c.req.header('x-forwarded-proto') ?? '');
  for (const [name, value] of Object.entries(securityHeaders({ https }))) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
}
