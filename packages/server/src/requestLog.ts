import type { Context, Handler, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { requestId } from 'hono/request-id';
import * as v from 'valibot';
import { textResponse } from './responses.ts';

/** Receives log lines, one object each; a logger of pino is one. */
export type Log = {
  info: (line: LoggedResponse) => void;
  error: (error: unknown) => void;
  /** Receives what pages leave out of the responses of a content host. Default: nothing is reported. */
  warn?: (line: string) => void;
};

/** Log line of one response. It holds nothing of the visitor: no IP address, no query, no header. */
export type LoggedResponse = {
  /** Id of the request, from the proxy in front where that sends one; also in the response, as `X-Request-Id`. */
  requestId: string;
  method: string;
  route: string;
  status: number;
  /** Milliseconds until the response was known; its body may still be on its way. */
  ms: number;
  /** Measurements that a browser sent. */
  measured?: Measured;
};

/** Measurement of `web-vitals` for one page load. */
export type Vital = 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';

/**
 * Measurements of a page load, and of the views that followed it, since they were last sent. Nothing in them identifies the
 * visitor.
 */
export type Measured = {
  /** Path of the page that was loaded. */
  loaded: string;
  /** Number of views of each page, by its path. */
  pages: Readonly<Record<string, number>>;
  /** Vitals of this page load that are known by now: `CLS` is a score, the others are ms. Each is sent once a page load. */
  vitals: Readonly<Partial<Record<Vital, number>>>;
};

/** Measurements of a request, from the handler that takes them to the log line. */
export type RequestLogEnv = { Variables: { measured?: Measured } };

const REQUEST_ID = 'X-Request-Id';

/** Middleware that gives every request an id and writes one line for each response. */
export function logRequests(log: Log): MiddlewareHandler<RequestLogEnv>[] {
  return [
    requestId({ headerName: REQUEST_ID }),
    async (c, next) => {
      const start = performance.now();
      await next();
      const ms = Math.round((performance.now() - start) * 10) / 10;
      const { requestId, measured } = c.var;
      // Hono's middleware sets it on its own response, which a handler may have replaced.
      c.res.headers.set(REQUEST_ID, requestId);
      const { method, path: route } = c.req;
      log.info({ requestId, method, route, status: c.res.status, ms, ...(measured && { measured }) });
    },
  ];
}

/**
 * Takes the measurements that browsers send and adds them to the log line of the response. Paths that are not pages of the
 * site are not logged: they may hold anything. Nothing is logged for browsers that send Do Not Track or Global Privacy Control.
 */
export function takeMeasurements(
  isPage: (path: string) => boolean,
): [MiddlewareHandler, Handler<RequestLogEnv>] {
  async function take(c: Context<RequestLogEnv>): Promise<Response> {
    const parsed = v.safeParse(measuredSchema, await c.req.text());
    if (!parsed.success) return refusal(400, 'The measurements are malformed.\n');
    if (c.req.header('DNT') !== '1' && c.req.header('Sec-GPC') !== '1') {
      const { loaded, pages, vitals } = parsed.output;
      const sitePages = Object.entries(pages).filter(([path]) => isPage(path));
      c.set('measured', {
        loaded: isPage(loaded) ? loaded : 'unknown',
        pages: Object.fromEntries(sitePages),
        vitals,
      });
    }
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  }

  const tooLarge = () => refusal(413, `At most ${MAX_BYTES} bytes are read here.\n`);
  return [bodyLimit({ maxSize: MAX_BYTES, onError: tooLarge }), take];
}

const MAX_BYTES = 4096;

const path = v.pipe(v.string(), v.startsWith('/'));
const vital = v.optional(v.pipe(v.number(), v.finite(), v.minValue(0)));
const measuredSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    loaded: path,
    pages: v.record(path, v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
    vitals: v.strictObject({ CLS: vital, FCP: vital, INP: vital, LCP: vital, TTFB: vital }),
  }),
);

/** Closes the connection, so that the rest of the body is not read. */
function refusal(status: number, body: string): Response {
  return textResponse({ status, headers: { Connection: 'close' }, body });
}
