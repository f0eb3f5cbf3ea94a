import type { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import type { AuditLog } from '../access/auditLog.ts';
import { type createSessions, SESSION_COOKIE } from '../access/members.ts';
import type { Seals } from '../access/seal.ts';
import type { SignIn } from '../access/signIn.ts';
import { type TeamEnv, writerOf } from './teamRequests.ts';

export type SignInRoutesOptions = {
  signIn: SignIn;
  sessions: ReturnType<typeof createSessions>;
  seals: Seals;
  audit: AuditLog;
  /** Address of the desk for browsers, without a slash at the end. */
  origin: string;
  now: () => Date;
};

const JOURNEY_COOKIE = '__Host-desk-sign-in';
/** Longest stay at the provider, seconds. */
const JOURNEY_S = 10 * 60;
const COOKIE = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const;

const journeySchema = v.object({
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  to: v.string(),
});

/** Adds the routes of a sign-in: to the provider, and back. Failures lead to the first page, which says them in words: `/?problem=provider`. */
export function addSignIn(app: Hono<TeamEnv>, options: SignInRoutesOptions): void {
  const { audit, now, origin, seals, sessions, signIn } = options;

  app.get('/sign-in', async (c) => {
    try {
      const { journey, url } = await signIn.begin(placeToGo(c.req.query('to')));
      const until = new Date(now().getTime() + JOURNEY_S * 1000);
      setCookie(c, JOURNEY_COOKIE, seals.seal('journey', journey, until), { ...COOKIE, maxAge: JOURNEY_S });
      return c.redirect(url);
    } catch (error) {
      report(error);
      audit.add({ by: '', action: 'sign-in', outcome: 'provider away' });
      return c.redirect('/?problem=provider');
    }
  });

  app.get('/sign-in/callback', async (c) => {
    const journey = v.safeParse(
      journeySchema,
      seals.open('journey', getCookie(c, JOURNEY_COOKIE) ?? '', now()),
    );
    deleteCookie(c, JOURNEY_COOKIE, COOKIE);
    if (!journey.success) return c.redirect('/?problem=expired');
    try {
      const returned = new URL(`${c.req.path}${new URL(c.req.url).search}`, origin);
      const member = await signIn.finish(returned, journey.output);
      audit.add({ by: member.id, action: 'sign-in', outcome: 'done', about: member.roles.join(' ') });
      // A session that the browser had before may have been planted there.
      sessions.end(getCookie(c, SESSION_COOKIE) ?? '');
      const { cookie, seconds } = sessions.begin(member);
      setCookie(c, SESSION_COOKIE, cookie, { ...COOKIE, maxAge: seconds });
      return c.redirect(journey.output.to);
    } catch (error) {
      report(error);
      audit.add({ by: '', action: 'sign-in', outcome: 'refused' });
      return c.redirect('/?problem=refused');
    }
  });

  app.post('/sign-out', (c) => {
    const { member } = writerOf(c);
    sessions.end(getCookie(c, SESSION_COOKIE) ?? '');
    deleteCookie(c, SESSION_COOKIE, COOKIE);
    audit.add({ by: member.id, action: 'sign-out', outcome: 'done' });
    return c.json({});
  });
}

/** Returns an address of this desk only: an address of another site would lead people there after they signed in. */
const placeToGo = (to: string | undefined): string =>
  to !== undefined && /^\/p\/[a-z0-9]{6,32}\/$/.test(to) ? to : '/';

/** Logs the reason of a failed sign-in, in one line: strangers can cause many. */
function report(error: unknown): void {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  console.error(`Nobody was signed in: ${error instanceof Error ? error.message : String(error)}${cause}`);
}
