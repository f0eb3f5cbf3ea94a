import type { Context, Handler, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { Measured } from '../site/Measured.ts';
import { textResponse } from './textResponse.ts';

const MOST_BYTES = 4096;

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

/** What the line of an answer says besides, where a browser has told something. */
export type MeasuredEnv = { Variables: { measured?: Measured } };

/**
 * Takes what browsers measured, and has it stand in the line of the answer. Of paths, only those of pages of the site are
 * written down: what else somebody asked for stays with them. Of whoever wants not to be tracked, nothing is.
 */
export function takeMeasured(isPage: (path: string) => boolean): [MiddlewareHandler, Handler<MeasuredEnv>] {
  const named = (path: string) => (isPage(path) ? path : 'unknown');

  async function take(c: Context<MeasuredEnv>): Promise<Response> {
    const told = v.safeParse(measuredSchema, await c.req.text());
    if (!told.success) return refusal(400, 'This is not what a page of ours would say.\n');
    if (c.req.header('DNT') !== '1' && c.req.header('Sec-GPC') !== '1') {
      const { loaded, pages, vitals } = told.output;
      const known = Object.entries(pages).filter(([path]) => isPage(path));
      c.set('measured', { loaded: named(loaded), pages: Object.fromEntries(known), vitals });
    }
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  }

  const tooMuch = () => refusal(413, `At most ${MOST_BYTES} bytes are read here.\n`);
  return [bodyLimit({ maxSize: MOST_BYTES, onError: tooMuch }), take];
}

/** Whoever sends what nobody asked for is not listened to any longer. */
function refusal(status: number, body: string): Response {
  return textResponse({ status, headers: { Connection: 'close' }, body });
}
