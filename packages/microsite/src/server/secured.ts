import type { MiddlewareHandler } from 'hono';
import { securityHeaders } from './headers.ts';

/** Gives every answer the headers it does not bring itself, errors included. `reports`: where browsers report. */
export function secured({ reports }: { reports?: string | undefined }): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const https = /^\s*https\b/i.test(c.req.header('x-forwarded-proto') ?? '');
    for (const [name, value] of Object.entries(securityHeaders({ https, reports }))) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
}
