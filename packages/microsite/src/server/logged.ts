import type { MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import type { Measured } from '../site/Measured.ts';
import type { MeasuredEnv } from './requestLog.ts';

/** What is written down of what happens, one object a line; pino's loggers are such. */
export type Log = {
  info: (line: LoggedAnswer) => void;
  error: (error: unknown) => void;
  /** What pages leave out of the answers of a content host. Default: nobody is told. */
  warn?: (line: string) => void;
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
  /** What a browser said that it measured. */
  measured?: Measured;
};

const HEADER = 'X-Request-Id';

/** Names every request, and writes down how it was answered. */
export function logged(log: Log): MiddlewareHandler<MeasuredEnv>[] {
  return [
    requestId({ headerName: HEADER }),
    async (c, next) => {
      const begun = performance.now();
      await next();
      const ms = Math.round((performance.now() - begun) * 10) / 10;
      const { requestId, measured } = c.var;
      // Answers that are made elsewhere come without it.
      c.res.headers.set(HEADER, requestId);
      const { method, path: route } = c.req;
      log.info({ requestId, method, route, status: c.res.status, ms, ...(measured && { measured }) });
    },
  ];
}
