import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { DeskEnv } from '../../server/guard.ts';
import { MOST_DAYS } from '../access/links.ts';
import type { MemberSession } from '../access/members.ts';
import { TeamRefusal } from '../TeamRefusal.ts';
import type { ActionRequest, Agreement, NewComment, NewLink, NewProposal } from '../teamProtocol.ts';
import { problemIn } from '../teamWords.ts';

/** Variables of each request of a team. `session` is null for somebody who did not sign in. */
export type TeamEnv = {
  Variables: DeskEnv['Variables'] & { session: MemberSession | null };
  /** Address of the connection. */
  Bindings: { address: string };
};
export type TeamContext = Context<TeamEnv>;

const MOST_BYTES = 64 * 1024;

/** Refuses bodies that are larger than any request of a team. */
export const smallBody = bodyLimit({ maxSize: MOST_BYTES, onError: tooLarge });

/** Refuses a body above its limit. */
export function tooLarge(): never {
  throw new TeamRefusal('malformed', 413);
}

/**
 * Returns the session of the member who sent a request. Throws a `TeamRefusal` for a stranger, and for somebody without a role.
 */
export function memberOf(c: TeamContext): MemberSession {
  const { session } = c.var;
  if (!session) throw new TeamRefusal('signInFirst', 401);
  if (session.member.roles.length === 0) throw new TeamRefusal('noRole', 403);
  return session;
}

/**
 * Returns the session of a member who asks for a change. The request must carry the token of the session, which no other site can
 * read.
 */
export function writerOf(c: TeamContext): MemberSession {
  const session = memberOf(c);
  if (c.req.header('X-Desk-Token') !== session.token) throw new TeamRefusal('wrongToken', 403);
  return session;
}

/** Reads a JSON body of a known shape. */
export async function bodyOf<Body>(c: TeamContext, schema: v.GenericSchema<Body>): Promise<Body> {
  if (!/^application\/json(?:;|$)/i.test(c.req.header('Content-Type') ?? ''))
    throw new TeamRefusal('malformed', 415);
  const result = v.safeParse(schema, await jsonOf(c));
  if (!result.success) throw new TeamRefusal('malformed', 400);
  return result.output;
}

async function jsonOf(c: TeamContext): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await c.req.arrayBuffer()));
  } catch {
    throw new TeamRefusal('malformed', 400);
  }
}

/** Makes the response of a refusal, in words. */
export const refusalResponse = (c: TeamContext, refusal: TeamRefusal): Response =>
  c.json({ ...problemIn(refusal, c.var.language), reason: refusal.key }, refusal.status);

/** Schemas of the bodies of a team's requests. Unknown keys are refused. */

const line = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most), v.regex(/^\P{Cc}*$/u));
const part = v.union([
  v.pipe(v.string(), v.maxLength(300)),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
]);
const file = v.pipe(v.string(), v.minLength(1), v.maxLength(300));
const language = v.pipe(v.string(), v.maxLength(35));

export const newProposalSchema: v.GenericSchema<NewProposal> = v.strictObject({ title: line(120) });
export const commentSchema: v.GenericSchema<NewComment> = v.strictObject({
  file,
  path: v.pipe(v.array(part), v.maxLength(40)),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000)),
});
export const emptySchema = v.strictObject({});
export const settleSchema = v.strictObject({ isDone: v.boolean() });
export const linkSchema: v.GenericSchema<NewLink> = v.strictObject({
  item: file,
  language,
  person: v.pipe(v.string(), v.trim(), v.maxLength(120), v.regex(/^\P{Cc}*$/u)),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_DAYS)),
});
export const agreementSchema: v.GenericSchema<Agreement> = v.strictObject({ name: line(120) });
export const actionSchema: v.GenericSchema<ActionRequest> = v.strictObject({
  day: v.optional(v.pipe(v.string(), v.maxLength(10))),
  time: v.optional(v.pipe(v.string(), v.maxLength(5))),
  zone: v.optional(v.pipe(v.string(), v.maxLength(60))),
  first: v.optional(language),
});
