import type { Hono } from 'hono';
import { tokenOf } from '../access/links.ts';
import { mayTake, mayWrite } from '../access/roles.ts';
import type { Seals } from '../access/seal.ts';
import type { Discards } from '../proposals/discards.ts';
import type { ProposalRecord, ProposalStore } from '../proposals/proposalStore.ts';
import type { Proposals } from '../proposals/proposals.ts';
import type { Publishing } from '../publishing/publishing.ts';
import { TeamRefusal } from '../TeamRefusal.ts';
import { ACTIONS, type Action, type ActionRequest, type Member, type Team } from '../teamProtocol.ts';
import {
  actionSchema,
  bodyOf,
  commentSchema,
  emptySchema,
  linkSchema,
  memberOf,
  newProposalSchema,
  settleSchema,
  smallBody,
  type TeamContext,
  type TeamEnv,
  writerOf,
} from './teamRequests.ts';

export type ProposalRoutesOptions = {
  proposals: Proposals;
  discards: Discards;
  publishing: Publishing;
  store: ProposalStore;
  seals: Seals;
  /** Address of the desk for browsers, without a slash at the end. */
  origin: string;
  /** Settings of the team that every member sees. */
  team: Pick<Team, 'languages' | 'mayPublishApart' | 'zone' | 'hasSignOut'>;
};

/** Adds the list of proposals, and everything that one does with them outside their desk. */
export function addProposals(app: Hono<TeamEnv>, options: ProposalRoutesOptions): void {
  const { discards, proposals, publishing, seals, store } = options;

  const view = async (c: TeamContext, record: ProposalRecord, member: Member) =>
    c.json(await proposals.viewOf(record, member, c.var.language));

  app.get('/api/team', (c) => {
    const { member, token } = memberOf(c);
    const list = store.list().map(proposals.summaryOf);
    return c.json({ ...options.team, member, token, proposals: list } satisfies Team);
  });

  app.post('/api/proposals', smallBody, async (c) => {
    const { member } = writerOf(c);
    const { title } = await bodyOf(c, newProposalSchema);
    return await view(c, await proposals.create(title, member), member);
  });

  app.get('/api/proposals/:id', async (c) => {
    const { member } = memberOf(c);
    return await view(c, proposals.read(c.req.param('id')), member);
  });

  app.post('/api/proposals/:id/comments', smallBody, async (c) => {
    const { member } = writerOf(c);
    const { id } = proposals.read(c.req.param('id'));
    return await view(c, await proposals.comment(id, await bodyOf(c, commentSchema), member), member);
  });

  app.post('/api/proposals/:id/comments/:number{\\d{1,4}}', smallBody, async (c) => {
    const { member } = writerOf(c);
    const { id } = proposals.read(c.req.param('id'));
    const { isDone } = await bodyOf(c, settleSchema);
    return await view(c, await proposals.settle(id, Number(c.req.param('number')), isDone), member);
  });

  app.post('/api/proposals/:id/links', smallBody, async (c) => {
    const { member } = writerOf(c);
    const { id } = proposals.read(c.req.param('id'));
    if (!mayWrite(member)) throw new TeamRefusal('roleTooLow', 403);
    const link = await proposals.link(id, await bodyOf(c, linkSchema), member);
    const proposal = await proposals.viewOf(proposals.read(id), member, c.var.language);
    return c.json({ proposal, url: `${options.origin}/look/${tokenOf(seals, id, link)}/` });
  });

  app.post('/api/proposals/:id/links/:link/end', smallBody, async (c) => {
    const { member } = writerOf(c);
    const { id } = proposals.read(c.req.param('id'));
    await bodyOf(c, emptySchema);
    if (!mayWrite(member)) throw new TeamRefusal('roleTooLow', 403);
    return await view(c, await proposals.endLink(id, c.req.param('link'), member), member);
  });

  app.post('/api/proposals/:id/discard', smallBody, async (c) => {
    const { member } = writerOf(c);
    const { id } = proposals.read(c.req.param('id'));
    await bodyOf(c, emptySchema);
    await discards.discard(id, member);
    return c.json({});
  });

  app.post('/api/proposals/:id/:action', smallBody, async (c) => {
    const { member } = writerOf(c);
    const { id } = proposals.read(c.req.param('id'));
    const action = ACTIONS.find((each) => each === c.req.param('action'));
    if (!action) throw new TeamRefusal('notFound', 404);
    const request = await bodyOf(c, actionSchema);
    return await view(c, await act(id, action, request, member, c), member);
  });

  async function act(id: string, action: Action, request: ActionRequest, member: Member, c: TeamContext) {
    if (action !== 'publish' && action !== 'take-back' && action !== 'tell')
      return await proposals.act(id, action, request, member, c.var.language);
    if (!mayTake(member, action)) throw new TeamRefusal('roleTooLow', 403);
    if (action === 'publish') return await publishing.publish(id, member, proposals.firstOf(request));
    return action === 'tell' ? await publishing.tell(id, member) : await publishing.takeBack(id, member);
  }
}
