import type { MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';

/** What is written down of what happens, one object a line; pino's loggers are such. */
export type Log = {
  info: (line: LoggedAnswer) => void;
  error: (error: unknown) => void;
};

/** An answer that was given. Nothing in it says to whom: no address, no query, no header. */
export type LoggedAnswer = {
  /** That of the request, or of whoever passed it on; also in the answer, as `X-Request-Id`. */
  requestId: string;
  method: string;
  route: string;
  status: number;
  /** Milliseconds until the answer was known; it may still be on its way. */
  ms: number;
};

const HEADER = 'X-Request-Id';

/** Names every request, and writes down how it was answered. */
export function logged(log: Log): MiddlewareHandler[] {
  return [
    requestId({ headerName: HEADER }),
    async (c, next) => {
      const begun = performance.now();
      await next();
      const ms = Math.round((performance.now() - begun) * 10) / 10;
      const { requestId } = c.var;
      // Answers that are made elsewhere come without it.
      c.res.headers.set(HEADER, requestId);
      log.info({ requestId, method: c.req.method, route: c.req.path, status: c.res.status, ms });
    },
  ];
}
