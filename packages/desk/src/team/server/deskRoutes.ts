import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { Session } from '../../protocol.ts';
import { MOST_JSON_BYTES } from '../../server/handler.ts';
import { maySave, mayTranslate, mayWrite } from '../access/roles.ts';
import type { ProposalStore } from '../proposals/proposalStore.ts';
import type { Proposals } from '../proposals/proposals.ts';
import { TeamRefusal } from '../TeamRefusal.ts';
import type { Member } from '../teamProtocol.ts';
import { type ProposalDesks, withMediaBase } from './proposalDesks.ts';
import { memberOf, type TeamContext, type TeamEnv, tooLarge, writerOf } from './teamRequests.ts';

export type DeskRoutesOptions = {
  proposals: Proposals;
  store: ProposalStore;
  desks: ProposalDesks;
  languages: readonly string[];
  /** True when the desk has a sign-in of its own. */
  hasSignIn: boolean;
};

/** Requests with a body that write nothing. */
const READING = ['/api/issues', '/api/preview'];

/** Adds the desk over the files of each proposal. Everybody with a role may look; what somebody saves becomes a commit of theirs. */
export function addDesks(app: Hono<TeamEnv>, options: DeskRoutesOptions): void {
  const { desks, languages, proposals, store } = options;

  app.use('/p/:id/api/save', bodyLimit({ maxSize: MOST_JSON_BYTES, onError: tooLarge }));

  app.get('/p/:id', (c) => c.redirect(`/p/${proposals.read(c.req.param('id')).id}/`));

  app.all('/p/:id/*', async (c) => {
    const id = c.req.param('id');
    const base = `/p/${id}`;
    const path = c.req.path.slice(base.length);
    const isPage = c.req.method === 'GET' && path === '/';
    if (isPage && !c.var.session && options.hasSignIn && /^[a-z0-9]+$/.test(id))
      return c.redirect(`/sign-in?to=${base}/`);
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return await look(c, id, path);
    const { member } = writerOf(c);
    proposals.read(id);
    if (!READING.includes(path)) return await write(c, id, path, member);
    const response = await desks.fetch(id, c.req.raw, path, member);
    return path === '/api/preview' ? await withMediaBase(response, base) : response;
  });

  async function look(c: TeamContext, id: string, path: string): Promise<Response> {
    const { member, token } = memberOf(c);
    const { title } = proposals.read(id);
    const response = await desks.fetch(id, c.req.raw, path, member);
    if (path !== '/api/session' || !response.ok) return response;
    const session: Session = await response.json();
    const proposal = { id, title, mayWrite: proposals.isOpen(id) && mayTranslate(member) };
    return c.json({ ...session, token, proposal } satisfies Session);
  }

  /** Lets a member write, and commits it. Saves of one proposal take turns, so that each commit has its author. */
  async function write(c: TeamContext, id: string, path: string, member: Member): Promise<Response> {
    if (!mayTranslate(member)) throw new TeamRefusal('roleTooLow', 403);
    const body = path === '/api/save' ? await savedFile(c.req.raw.clone()) : null;
    const isTranslation = body !== null && maySave(member, body, languages);
    if (!mayWrite(member) && !isTranslation && path !== '/api/reviews')
      throw new TeamRefusal('translationsOnly', 403);
    const send = async () => {
      if (!proposals.isOpen(id)) throw new TeamRefusal('closed', 409);
      return await desks.fetch(id, c.req.raw, path, member);
    };
    // Saves do not wait for a picture: decoding takes up to a minute.
    const isJson = c.req.header('Content-Type')?.startsWith('application/json') ?? false;
    const stored = isJson ? null : await send();
    return await store.enqueue(id, async () => {
      const response = stored ?? (await send());
      if (response.ok) await proposals.commit(id, member, body ?? path.slice('/api/'.length));
      return response;
    });
  }
}

/** Returns the file that a save names; null for one that the desk will refuse. */
async function savedFile(request: Request): Promise<string | null> {
  try {
    const result = v.safeParse(v.object({ file: v.string() }), await request.json());
    return result.success && result.output.file.length <= 300 ? result.output.file : null;
  } catch {
    return null;
  }
}
