import type { IncomingMessage } from 'node:http';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { belowHome } from '../site/paths.ts';
import type { BuiltSite } from './BuiltSite.ts';
import { createFileAnswers } from './createFileAnswers.ts';
import { type ContentHost, createHostAnswers } from './createHostAnswers.ts';
import { type Log, logged } from './logged.ts';
import { type RequestPath, requestPath } from './requestPath.ts';
import { secured } from './secured.ts';
import { type MeasuredEnv, takeMeasured } from './takeMeasured.ts';
import { textResponse } from './textResponse.ts';

export type SiteHandlerOptions = {
  /** The built site: on Node that of a folder, `readBuiltSite(root)`. */
  site: BuiltSite;
  /** Where the site stands below its origin, with a slash at its end. Default `/`. */
  base?: string;
  /** What answers for other hosts. Default: their routes are answered with 204. */
  contentHost?: ContentHost;
  /** Addresses whose page is at another one, aliases of a brand included, and where that is. Default: none. */
  redirects?: Readonly<Record<string, string>>;
  /** Where browsers report what a policy refused; policies of pages have to say so, too. Default: nowhere. */
  reports?: string | undefined;
  /** Middleware of the site's own. It runs before anything is looked up, and its answers are secured like ours. */
  middleware?: readonly MiddlewareHandler[];
  /** Where answers and errors are written down. Default: errors go to the console. */
  log?: Log;
  /** Address at which browsers say what they measured, as if the site stood at the root. Default: there is none. */
  measureTo?: string | undefined;
  /** Whether more requests are welcome, for `/readyz`. Default: always. */
  isReady?: () => boolean;
  /** What `/readyz` says besides, for who watches the site: that its last build failed, say. Default: nothing. */
  note?: () => string;
};

/** What a Node server knows of a request besides the `Request`; nothing on an edge. */
export type SiteBindings = { incoming?: IncomingMessage };

type SiteEnv = { Bindings: SiteBindings; Variables: { target: RequestPath } & MeasuredEnv['Variables'] };

/** From a request to an answer, wherever that runs. */
export type SiteHandler = (request: Request, bindings?: SiteBindings) => Response | Promise<Response>;

/** Everything a site answers. It reads no file itself and knows no runtime. */
export function createSiteHandler({
  site,
  base = '/',
  contentHost = createHostAnswers({ base }),
  redirects = {},
  reports,
  middleware = [],
  log,
  measureTo,
  isReady = () => true,
  note = () => '',
}: SiteHandlerOptions): SiteHandler {
  const files = createFileAnswers({ site, base, redirects });
  const app = new Hono<SiteEnv>();
  if (log) app.use(...logged(log));
  app.use(secured({ reports }));
  if (measureTo) app.post(belowHome(base, measureTo), ...takeMeasured(files.isPage));
  app.use(refuseOthers);
  app.get('/healthz', () => textResponse({ status: 200, body: 'Alive.\n' }));
  app.get('/readyz', () =>
    isReady()
      ? textResponse({ status: 200, body: `Ready.\n${note()}` })
      : textResponse({ status: 503, body: 'Not now.\n' }),
  );
  for (const handler of middleware) app.use(handler);
  // Nothing stands above the site, and its first page has one address.
  if (base !== '/')
    for (const above of ['/', base.slice(0, -1)])
      app.get(above, (c) => c.redirect(base + c.var.target.query));
  app.use(async (c, next) => files.movedTo(c.var.target) ?? next());
  const compressed = compress();
  app.use(async (c, next) => {
    const answer = await contentHost(c.req.raw, c.env?.incoming?.socket.remoteAddress);
    if (!answer) return next();
    c.res = answer;
    // Files were compressed by the build, and an edge compresses the rest itself.
    if (c.env?.incoming) await compressed(c, async () => undefined);
  });
  app.get('*', (c) => files.answer(c.req.raw, c.var.target.path));
  app.onError((error) => {
    (log ?? console).error(error);
    return textResponse({ status: 500, body: 'Something went wrong here. Please try again.\n' });
  });
  return (request, bindings) => app.fetch(request, bindings);
}

/** Ends requests that are malformed or want to change something. */
async function refuseOthers(c: Context<SiteEnv>, next: () => Promise<void>): Promise<Response | undefined> {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    const headers = { Allow: 'GET, HEAD', Connection: 'close' };
    return textResponse({ status: 405, headers, body: 'Only GET and HEAD are answered here.\n' });
  }
  const incoming = c.env?.incoming;
  // A Request has its dots and slashes tidied up; what was asked for is what came in.
  const target = requestPath(incoming?.url ?? c.req.url);
  const hasHost = !incoming || incoming.headers.host !== undefined || incoming.httpVersion === '1.0';
  if (!target || !hasHost) return textResponse({ status: 400, body: 'This request is malformed.\n' });
  c.set('target', target);
  await next();
}
