import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { createHook } from '../../packages/server/src/publishHook.ts';
import type { Target } from './fuzz.ts';

const SECRET = 'a'.repeat(32);
const NOW = 1_800_000_000;

type Call = {
  method: string;
  path: string;
  body: Uint8Array<ArrayBuffer>;
  /** Seconds that the signature is older than now. */
  age: number;
  /** `right` signs as the content host does; the others are somebody else. */
  by: 'right' | 'other secret' | 'other body' | 'other time' | 'no secret' | 'text';
  text: string;
};

const body = fc.oneof(
  fc.json().map((text) => Uint8Array.from(Buffer.from(text))),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.from(bytes)),
  fc.constantFrom(16_384, 16_385, 200_000).map((length) => new Uint8Array(length).fill(0x31)),
  fc.constant(Uint8Array.from(Buffer.from('['.repeat(16_000)))),
);
/** Text that a header may hold: other characters do not reach the server. */
const headerText = fc.string({ maxLength: 120 }).map((text) => text.replace(/[^\x20-\x7e]/g, '').trim());

const calls: fc.Arbitrary<Call> = fc.record({
  method: fc.constantFrom('POST', 'POST', 'POST', 'POST', 'GET', 'PUT', 'DELETE'),
  path: fc.constantFrom('/', '/', '/', '/', '/readyz', '/healthz', '/..', '//', '/%2e%2e/secret', '/?a=b'),
  body,
  age: fc.oneof(
    fc.constantFrom(0, 299, 300, 301, -301, Number.MAX_SAFE_INTEGER),
    fc.integer({ min: -1000, max: 1000 }),
  ),
  by: fc.constantFrom('right', 'right', 'other secret', 'other body', 'other time', 'no secret', 'text'),
  text: fc.oneof(
    headerText,
    fc.constantFrom(
      't=,v1=',
      't=1,v1=zz',
      `t=${'9'.repeat(5000)},v1=${'0'.repeat(64)}`,
      't=-1,v1=00',
      't=1e9,v1=',
    ),
  ),
});

function signatureOf({ by, age, body, text }: Call): string {
  if (by === 'text') return text;
  const time = NOW - age;
  const hmac = createHmac(
    'sha256',
    by === 'other secret' ? 'b'.repeat(32) : by === 'no secret' ? '' : SECRET,
  );
  hmac.update(`${by === 'other time' ? time - 1 : time}.`).update(by === 'other body' ? 'other' : body);
  return `t=${time},v1=${hmac.digest('hex')}`;
}

const isJson = (bytes: Uint8Array) => {
  try {
    JSON.parse(new TextDecoder().decode(bytes));
    return true;
  } catch {
    return false;
  }
};

/** True for a call that must lead to a build, and no other must. */
const isGenuine = ({ method, path, body, age, by }: Call) =>
  method === 'POST' &&
  new URL(`http://site.example${path}`).pathname === '/' &&
  by === 'right' &&
  Math.abs(age) <= 300 &&
  body.length <= 16_384 &&
  isJson(body);

export const HOOK: Target<Call> = {
  name: 'signature of the hook',
  cases: 7_000,
  arbitrary: calls,
  open: async () => {
    let builds = 0;
    const handler = createHook({
      secret: SECRET,
      request: () => {
        builds += 1;
        return 'building';
      },
      state: () => ({ status: 'idle' }),
      now: () => new Date(NOW * 1000),
    });
    return {
      run: async (call) => {
        const before = builds;
        const hasBody = call.method !== 'GET';
        const request = new Request(`http://site.example${call.path}`, {
          method: call.method,
          headers: { 'X-Microsite-Signature': signatureOf(call) },
          ...(hasBody && { body: call.body }),
        });
        const { status } = await handler(request);
        const isBuilt = builds > before;
        return {
          status,
          outside: isBuilt && !isGenuine(call),
          wrong:
            isBuilt === isGenuine(call)
              ? undefined
              : `a call that is ${isGenuine(call) ? '' : 'not '}genuine: ${status}`,
        };
      },
      close: async () => undefined,
    };
  },
};
