import { listLanguages, sourceLanguage } from '@tamarack-lowe/content-tools/internal/languages';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { openClientFiles } from '../../server/clientFiles.ts';
import type { Languages } from '../../server/contentItems.ts';
import { guard } from '../../server/guard.ts';
import type { SiteLook } from '../../server/siteLook.ts';
import { openAuditLog } from '../access/auditLog.ts';
import { createSessions, proxyMembers, SESSION_COOKIE } from '../access/members.ts';
import { createRateLimit } from '../access/rateLimit.ts';
import { createSeals } from '../access/seal.ts';
import { createSignIn } from '../access/signIn.ts';
import { openRepository } from '../git/repository.ts';
import { createDiscards } from '../proposals/discards.ts';
import { createHousekeeping } from '../proposals/housekeeping.ts';
import { openProposalStore } from '../proposals/proposalStore.ts';
import { createProposals } from '../proposals/proposals.ts';
import { createPushes } from '../proposals/pushes.ts';
import { createArrivalWatch } from '../publishing/arrival.ts';
import { createPublishing } from '../publishing/publishing.ts';
import { TeamRefusal } from '../TeamRefusal.ts';
import type { TeamSettings } from '../teamSettings.ts';
import { addDesks } from './deskRoutes.ts';
import { addLooks } from './lookRoutes.ts';
import { createPageAddresses } from './pageAddresses.ts';
import { createProposalDesks } from './proposalDesks.ts';
import { addProposals } from './proposalRoutes.ts';
import { addSignIn } from './signInRoutes.ts';
import { refusalResponse, type TeamContext, type TeamEnv } from './teamRequests.ts';

export type TeamHandlerOptions = {
  settings: TeamSettings;
  /** Folder of the bundled client. Default: that of this package. */
  clientFolder?: string | undefined;
  /** Style sheet and typefaces of the site, for previews. Default: those of the kit. */
  look?: SiteLook | undefined;
  /** Default: the clock of this machine. */
  now?: (() => Date) | undefined;
  /** Waits, ms. Default: those of a service. */
  pace?: Pace | undefined;
};

type Pace = {
  hookWaits?: readonly number[];
  everyMs?: number;
  longestMs?: number;
  scheduleEveryMs?: number;
  trimEveryMs?: number;
  pushAfterMs?: number;
  pushRetryMs?: number;
};

/** Responds to requests of a team. `address`: IP address of the connection. `close` waits for running requests, then ends. */
export type TeamHandler = {
  fetch: (request: Request, connection: { address: string }) => Promise<Response>;
  close: () => Promise<void>;
};

/** Most requests in a minute: of a member, of an address that is not signed in, and of an address that signs in. */
const RATE_LIMITS = { member: 1500, stranger: 600, signIn: 30 };
/** Milliseconds between two checks for scheduled proposals. */
const SCHEDULE_EVERY_MS = 10_000;

/** Makes the handler of a desk for a team: sign-in, proposals, their desks, and publishing. */
export async function createTeamHandler({
  clientFolder,
  look,
  now = () => new Date(),
  pace = {},
  settings,
}: TeamHandlerOptions): Promise<TeamHandler> {
  const { committer, dataFolder, groups, origin, oidc, proxy, site } = settings;
  const { host } = new URL(origin);
  const repository = await openRepository(settings);
  const store = await openProposalStore(dataFolder);
  const audit = openAuditLog(dataFolder, now);
  const seals = createSeals(settings.secret);
  const sessions = createSessions(seals, now);
  const content = await repository.publishedContent();
  const source = sourceLanguage(content);
  const languages: Languages = [source, ...listLanguages(content).filter((each) => each !== source)];
  const desks = createProposalDesks({ ...{ clientFolder, look }, ...repository, hosts: [host] });
  const pushes = createPushes({
    ...{ repository, store, audit },
    ...{ afterMs: pace.pushAfterMs, retryMs: pace.pushRetryMs },
  });
  const discards = createDiscards({ repository, store, audit, pushes, closeDesk: desks.close });
  const { mayApproveOwn, mayPublishApart } = settings;
  const proposals = createProposals({
    ...{ repository, store, audit, pushes, languages, now },
    ...{ mayApproveOwn, mayPublishApart },
  });
  const publishing = createPublishing({
    ...{ repository, store, audit, languages, now },
    hook: settings.hook,
    arrival: createArrivalWatch({ ...pace, stateUrl: settings.hookState ?? undefined }),
    pagesOf: createPageAddresses({ desks, host, languages, site, filesOf: proposals.changedFiles }),
    desk: { id: '', ...committer },
    pushSoon: pushes.soon,
    hookWaits: pace.hookWaits,
  });
  const housekeeping = createHousekeeping({
    ...{ repository, store, pushes, discards, desk: committer },
    ...{ isOpen: desks.isOpen, everyMs: pace.trimEveryMs },
  });
  const clientFiles = await openClientFiles(clientFolder);
  const members = proxy && proxyMembers(proxy, groups, seals);
  const isProxy = members?.isTrusted ?? proxyMembers(settings.frontProxy, groups, seals).isTrusted;

  const app = new Hono<TeamEnv>();
  app.get('/healthz', (c) => c.text('Alive.\n'));
  app.use(guard([host], { isLinked: true }));
  const limits = {
    member: createRateLimit(RATE_LIMITS.member),
    stranger: createRateLimit(RATE_LIMITS.stranger),
    signIn: createRateLimit(RATE_LIMITS.signIn),
  };
  app.use(async (c, next) => {
    c.set('session', sessionOf(c));
    const { session } = c.var;
    const address = clientAddress(c);
    const isAllowed = session ? limits.member(session.member.id) : limits.stranger(address);
    if (!isAllowed) throw new TeamRefusal('tooMany', 429);
    if (c.req.path.startsWith('/sign-in') && !limits.signIn(address)) throw new TeamRefusal('tooMany', 429);
    await next();
    c.res.headers.set('Strict-Transport-Security', 'max-age=31536000');
  });

  function sessionOf(c: TeamContext) {
    if (members) return members.read(c.req.raw, c.env.address);
    const cookie = getCookie(c, SESSION_COOKIE);
    return cookie === undefined ? null : sessions.read(cookie);
  }

  /** Address of the browser, as the proxy before the desk says it; of the connection where there is none. */
  function clientAddress(c: TeamContext): string {
    const { address } = c.env;
    if (!isProxy(address)) return address;
    return c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() || address;
  }

  if (oidc) {
    const signIn = createSignIn(oidc, groups, `${origin}/sign-in/callback`);
    addSignIn(app, { signIn, sessions, seals, audit, origin, now });
  }
  const team = { languages: [...languages], mayPublishApart, zone: settings.zone, hasSignOut: oidc !== null };
  addProposals(app, { proposals, discards, publishing, store, seals, origin, team });
  addDesks(app, { proposals, store, desks, languages, hasSignIn: oidc !== null });
  addLooks(app, { proposals, store, desks, seals, clientFiles, languages, headOf: repository.head, now });
  app.get('*', async (c) => {
    const file = await clientFiles(c.req.path === '/' ? '/team.html' : c.req.path);
    if (!file) throw new TeamRefusal('notFound', 404);
    return file;
  });
  app.notFound((c) => refusalResponse(c, new TeamRefusal('notFound', 404)));
  app.onError((error, c) => {
    if (error instanceof TeamRefusal) {
      if (error.status === 403 || error.status === 401) {
        const by = c.var.session?.member.id ?? '';
        audit.add({ by, action: `${c.req.method} ${auditedPath(c.req.path)}`, outcome: error.key });
      }
      return refusalResponse(c, error);
    }
    if (!c.req.raw.signal.aborted) console.error(error);
    return refusalResponse(c, new TeamRefusal('broken', 500));
  });

  await housekeeping.begin();
  await publishing.recover();
  let scheduled: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    scheduled = scheduled.then(publishing.publishScheduled).catch((error) => console.error(error));
  }, pace.scheduleEveryMs ?? SCHEDULE_EVERY_MS).unref();

  const running = new Set<Promise<Response>>();
  let isClosing = false;
  return {
    fetch: async (request, connection) => {
      // Browsers treat a response without JSON as an absent desk, and keep the words.
      if (isClosing) return new Response('The desk is ending.\n', { status: 503 });
      const response = Promise.resolve(app.fetch(request, connection));
      running.add(response);
      try {
        return await response;
      } finally {
        running.delete(response);
      }
    },
    close: async () => {
      isClosing = true;
      clearInterval(timer);
      await scheduled;
      await housekeeping.close();
      // Saves under way are committed and answered.
      while (running.size > 0) await Promise.allSettled(running);
      await store.settled();
      await publishing.close();
      await pushes.close();
      await desks.closeAll();
      await audit.settled();
    },
  };
}

/** Path without the token of a link, for the audit log. */
const auditedPath = (path: string) => path.replace(/^\/look\/[^/]*/, '/look/…').slice(0, 120);
