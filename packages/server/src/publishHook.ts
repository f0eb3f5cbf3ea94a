import { createHmac, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { SiteHandler } from './handler.ts';
import { securityHeaders } from './headers.ts';
import { jsonResponse, textResponse } from './responses.ts';

/** Effect of a call: a build begins now, or after the one that is running. */
export type Requested = 'building' | 'queued';

export type HookOptions = {
  /** Shared with the content host that calls. */
  secret: string;
  /** Requests a build. */
  request: () => Requested;
  /** JSON of `/readyz`. */
  state: () => object;
  /** Default: the clock of this machine. */
  now?: () => Date;
};

const MAX_BYTES = 16 * 1024;

/** Makes the handler of `microsite hook`: each signed call that something was published (`POST /`) requests a build. */
export function createHook({ secret, request, state, now = () => new Date() }: HookOptions): SiteHandler {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders())) c.res.headers.set(name, value);
  });
  app.get('/healthz', () => textResponse({ status: 200, body: 'Alive.\n' }));
  app.get('/readyz', () => jsonResponse(200, state()));
  app.post(
    '/',
    bodyLimit({
      maxSize: MAX_BYTES,
      onError: () => jsonResponse(413, { error: `At most ${MAX_BYTES} bytes.` }),
    }),
    async (c) => {
      const body = new Uint8Array(await c.req.arrayBuffer());
      const signature = c.req.header('x-microsite-signature') ?? '';
      if (!isSigned({ signature, body, secret, now: now() }))
        return jsonResponse(401, { error: 'The signature is invalid or expired.' });
      return isJson(body)
        ? jsonResponse(202, { status: request() })
        : jsonResponse(400, { error: 'The body is not JSON.' });
    },
  );
  app.all('/', () => jsonResponse(405, { error: 'Only POST is allowed here.' }, { Allow: 'POST' }));
  app.notFound(() => jsonResponse(404, { error: 'There is nothing here.' }));
  return (call) => app.fetch(call);
}

type SignedCall = {
  /** `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">`: the header `X-Microsite-Signature`. */
  signature: string;
  /** The bytes as received, because the signature is theirs. */
  body: Uint8Array;
  secret: string;
  now: Date;
};

/** Seconds that a signature may be older or newer than now. */
const TOLERANCE_S = 300;

/**
 * True when a call was signed with the secret within the last five minutes. Takes as long for a wrong signature as for a
 * right one.
 */
function isSigned({ signature, body, secret, now }: SignedCall): boolean {
  const [, time = '', hex = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature) ?? [];
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  const received = Buffer.alloc(expected.length);
  received.write(hex, 'hex');
  const isAuthentic = timingSafeEqual(expected, received);
  return isAuthentic && Math.abs(now.getTime() / 1000 - Number(time)) <= TOLERANCE_S;
}

function isJson(body: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder().decode(body));
    return true;
  } catch {
    return false;
  }
}
