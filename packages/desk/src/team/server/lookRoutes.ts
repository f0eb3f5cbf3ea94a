import type { Hono } from 'hono';
import type { ClientFiles } from '../../server/clientFiles.ts';
import { type RecordedLink, readToken } from '../access/links.ts';
import type { Seals } from '../access/seal.ts';
import type { ProposalRecord, ProposalStore } from '../proposals/proposalStore.ts';
import type { Proposals } from '../proposals/proposals.ts';
import { TeamRefusal } from '../TeamRefusal.ts';
import type { Look } from '../teamProtocol.ts';
import { type ProposalDesks, withMediaBase } from './proposalDesks.ts';
import {
  agreementSchema,
  bodyOf,
  emptySchema,
  smallBody,
  type TeamContext,
  type TeamEnv,
} from './teamRequests.ts';

export type LookRoutesOptions = {
  proposals: Proposals;
  store: ProposalStore;
  desks: ProposalDesks;
  seals: Seals;
  clientFiles: ClientFiles;
  languages: readonly string[];
  headOf: (id: string) => Promise<string>;
  now: () => Date;
};

/** Adds what a signed link shows: the page of one item of a proposal, and a button to agree. It needs no account. */
export function addLooks(app: Hono<TeamEnv>, options: LookRoutesOptions): void {
  const { desks, languages, now, proposals, seals, store } = options;

  /** Returns a link. Throws a `TeamRefusal` when it was changed, has ended, or its proposal was discarded. */
  function linkOf(c: TeamContext): { record: ProposalRecord; link: RecordedLink; base: string } {
    const token = c.req.param('token') ?? '';
    const named = readToken(seals, token, now());
    const record = named && store.read(named.proposal);
    const link = record?.links.find(({ id }) => id === named?.link);
    if (!record || !link || Date.parse(link.until) <= now().getTime())
      throw new TeamRefusal('linkEnded', 404);
    return { record, link, base: `/look/${token}` };
  }

  async function lookOf(record: ProposalRecord, { id }: RecordedLink): Promise<Look> {
    const link = record.links.find((each) => each.id === id);
    if (!link) throw new TeamRefusal('linkEnded', 404);
    const { id: _, ...view } = await proposals.linkView(link, await options.headOf(record.id));
    return { title: record.title, languages: [...languages], ...view };
  }

  app.get('/look/:token/api/look', async (c) => {
    const { link, record } = linkOf(c);
    return c.json(await lookOf(record, link));
  });

  app.get('/look/:token/api/preview', async (c) => {
    const { base, link, record } = linkOf(c);
    const language = c.req.query('page') ?? link.language;
    if (!languages.includes(language)) throw new TeamRefusal('noSuchLanguage', 400);
    const url = new URL(c.req.url);
    const asked = new Request(new URL(`/?language=${c.var.language}`, url), {
      method: 'POST',
      headers: {
        Host: url.host,
        Origin: url.origin,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ id: link.item, language, drafts: [] }),
    });
    return await withMediaBase(await desks.fetch(record.id, asked, '/api/preview', { name: '' }), base);
  });

  app.post('/look/:token/api/agree', smallBody, async (c) => {
    const { link, record } = linkOf(c);
    const { name } = await bodyOf(c, agreementSchema);
    if (link.person === '') throw new TeamRefusal('nobodyAsked', 400);
    return c.json(await lookOf(await proposals.agree(record.id, link.id, name), link));
  });

  app.post('/look/:token/api/withdraw', smallBody, async (c) => {
    const { link, record } = linkOf(c);
    await bodyOf(c, emptySchema);
    return c.json(await lookOf(await proposals.withdraw(record.id, link.id), link));
  });

  app.get('/look/:token/:folder{media|content|look}/*', async (c) => {
    const { base, record } = linkOf(c);
    return await desks.fetch(record.id, c.req.raw, c.req.path.slice(base.length), null);
  });

  app.get('/look/:token/*', async (c) => {
    const path = c.req.path.replace(/^\/look\/[^/]*/, '');
    const file = await options.clientFiles(path === '/' ? '/look.html' : path);
    if (!file) throw new TeamRefusal('notFound', 404);
    return file;
  });
}
