import type { IncomingMessage } from 'node:http';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { type ContentHost, createContentProxy } from './contentProxy.ts';
import { addSecurityHeaders } from './headers.ts';
import { type Log, logRequests, type RequestLogEnv, takeMeasurements } from './requestLog.ts';
import { type RequestPath, requestPath } from './requestPath.ts';
import { textResponse } from './responses.ts';
import { type BuiltSite, createStaticFiles, type GonePages } from './staticFiles.ts';

export type SiteHandlerOptions = {
  /** The built site: on Node that of a folder, `readBuiltSite(root)`. */
  site: BuiltSite;
  /** Path of the site below its origin, with a slash at its end. Default `/`. */
  base?: string;
  /** Responds for other hosts. Default: their routes respond with 204. */
  contentHost?: ContentHost;
  /**
   * Addresses that lead to another one, aliases of a brand included. Default: none.
   *
   * @example { '/firm': '/company' }
   */
  redirects?: Readonly<Record<string, string>>;
  /** Addresses that are answered with 410, and the files of their pages. Default: none. */
  gone?: GonePages | undefined;
  /** Address to which browsers report violations of a policy; policies of pages must name the endpoint, too. Default: none. */
  reports?: string | undefined;
  /** Middleware of the site. It runs before redirects and files, and its responses get the security headers. */
  middleware?: readonly MiddlewareHandler[];
  /** Receives responses and errors. Default: errors go to the console. */
  log?: Log;
  /** Address at which browsers send measurements, as if the site stood at the root. Default: none. */
  measureTo?: string | undefined;
  /** Returns true while the server accepts more requests, for `/readyz`. Default: always true. */
  isReady?: () => boolean;
  /** Second line of `/readyz`, for monitoring: for example, that the last build failed. Default: none. */
  note?: () => string;
};

/** Node's own request, where the handler runs on Node. */
export type SiteBindings = { incoming?: IncomingMessage };

/** Responds to a request, on any runtime. */
export type SiteHandler = (request: Request, bindings?: SiteBindings) => Response | Promise<Response>;

type SiteEnv = { Bindings: SiteBindings; Variables: { target: RequestPath } & RequestLogEnv['Variables'] };

/** Makes the handler of a site. A request goes through the routes in the order of this function. The handler reads no file itself. */
export function createSiteHandler({
  site,
  base = '/',
  contentHost = createContentProxy({ base }),
  redirects = {},
  gone,
  reports,
  middleware = [],
  log,
  measureTo,
  isReady = () => true,
  note = () => '',
}: SiteHandlerOptions): SiteHandler {
  const files = createStaticFiles({ site, base, redirects, gone });
  const app = new Hono<SiteEnv>();
  if (log) app.use(...logRequests(log));
  app.use(addSecurityHeaders({ reports }));
  if (measureTo) app.post(base.slice(0, -1) + measureTo, ...takeMeasurements(files.isPage));
  app.use(refuseMalformed);
  app.get('/healthz', () => textResponse({ status: 200, body: 'Alive.\n' }));
  app.get('/readyz', () =>
    isReady()
      ? textResponse({ status: 200, body: `Ready.\n${note()}` })
      : textResponse({ status: 503, body: 'Not now.\n' }),
  );
  for (const handler of middleware) app.use(handler);
  // The origin's root and the base without its slash lead to the first page.
  if (base !== '/')
    for (const address of ['/', base.slice(0, -1)])
      app.get(address, (c) => c.redirect(base + c.var.target.query));
  app.use(async (c, next) => files.redirect(c.var.target) ?? next());
  const compressed = compress();
  app.use(async (c, next) => {
    const response = await contentHost(c.req.raw, c.env?.incoming?.socket.remoteAddress);
    if (!response) return next();
    c.res = response;
    // Files are compressed by the build, and an edge compresses the rest itself.
    if (c.env?.incoming) await compressed(c, async () => undefined);
  });
  app.get('*', (c) => files.respond(c.req.raw, c.var.target.path));
  app.onError((error) => {
    (log ?? console).error(error);
    return textResponse({ status: 500, body: 'Something went wrong here. Please try again.\n' });
  });
  return (request, bindings) => app.fetch(request, bindings);
}

/** Refuses methods other than GET and HEAD, and malformed requests. */
async function refuseMalformed(
  c: Context<SiteEnv>,
  next: () => Promise<void>,
): Promise<Response | undefined> {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    const headers = { Allow: 'GET, HEAD', Connection: 'close' };
    return textResponse({ status: 405, headers, body: 'Only GET and HEAD are answered here.\n' });
  }
  const incoming = c.env?.incoming;
  // A `Request` resolves dot segments; Node has the target as it was sent.
  const target = requestPath(incoming?.url ?? c.req.url);
  const hasHost = !incoming || incoming.headers.host !== undefined || incoming.httpVersion === '1.0';
  if (!target || !hasHost) return textResponse({ status: 400, body: 'This request is malformed.\n' });
  c.set('target', target);
  await next();
}
