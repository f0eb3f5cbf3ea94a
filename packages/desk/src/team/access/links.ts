import { randomBytes } from 'node:crypto';
import type { ProposalRecord } from '../proposals/proposalStore.ts';
import type { Seals } from './seal.ts';

export type RecordedLink = ProposalRecord['links'][number];

/** Most days that a link is valid. */
export const MOST_DAYS = 60;
const DAY_MS = 24 * 60 * 60_000;

/** Makes a link to an item, valid for a number of days. */
export function newLink(
  link: Pick<RecordedLink, 'item' | 'language' | 'person'>,
  days: number,
  now: Date,
): RecordedLink {
  const until = new Date(now.getTime() + days * DAY_MS).toISOString();
  return { ...link, id: randomBytes(9).toString('base64url'), until, consent: null, withdrawnAt: null };
}

/** Returns the part of the address of a link that nobody else can make: proposal, link, end and signature. */
export function tokenOf(seals: Seals, proposal: string, { id, until }: RecordedLink): string {
  const text = `${proposal}.${id}.${Date.parse(until)}`;
  return `${text}.${seals.sign('link', text)}`;
}

/** Returns what a token names; null when it was changed or has ended. */
export function readToken(seals: Seals, token: string, now: Date): { proposal: string; link: string } | null {
  const [, text = '', proposal = '', link = '', until, signature = ''] =
    /^(([a-z0-9]{6,32})\.([\w-]{8,20})\.(\d{10,16}))\.([\w-]{43})$/.exec(token) ?? [];
  if (!seals.isSigned('link', text, signature)) return null;
  return Number(until) > now.getTime() ? { proposal, link } : null;
}
