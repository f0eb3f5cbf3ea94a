import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { SiteHandler } from './handler.ts';
import { securityHeaders } from './headers.ts';
import { isSigned } from './isSigned.ts';
import { textResponse } from './textResponse.ts';

/** What became of a call: a build that begins now, or one after that which is under way. */
export type Requested = 'building' | 'queued';

export type HookOptions = {
  /** Shared with who calls. */
  secret: string;
  /** Asks for a build. */
  request: () => Requested;
  /** What `/readyz` says, as JSON. */
  state: () => object;
  /** Default: the clock of this machine. */
  now?: () => Date;
};

const MAX_BYTES = 16 * 1024;

/** Answers signed calls that something was published (`POST /`), each of which asks for a build. */
export function createHook({ secret, request, state, now = () => new Date() }: HookOptions): SiteHandler {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders())) c.res.headers.set(name, value);
  });
  app.get('/healthz', () => textResponse({ status: 200, body: 'Alive.\n' }));
  app.get('/readyz', () => json(200, state()));
  app.post(
    '/',
    bodyLimit({ maxSize: MAX_BYTES, onError: () => json(413, { error: `At most ${MAX_BYTES} bytes.` }) }),
    async (c) => {
      const body = new Uint8Array(await c.req.arrayBuffer());
      const signature = c.req.header('x-microsite-signature') ?? '';
      if (!isSigned({ signature, body, secret, now: now() }))
        return json(401, { error: 'This call is not signed with our secret, or not by now.' });
      return isJson(body) ? json(202, { status: request() }) : json(400, { error: 'The body is no JSON.' });
    },
  );
  app.all('/', () => json(405, { error: 'Only POST is answered here.' }, { Allow: 'POST' }));
  app.notFound(() => json(404, { error: 'There is nothing here.' }));
  return (call) => app.fetch(call);
}

function json(status: number, body: object, headers: Record<string, string> = {}): Response {
  return textResponse({
    status,
    type: 'application/json; charset=utf-8',
    headers,
    body: JSON.stringify(body),
  });
}

function isJson(body: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder().decode(body));
    return true;
  } catch {
    return false;
  }
}
