import { randomBytes } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';
import { type Member, ROLES } from '../teamProtocol.ts';
import type { Seals } from './seal.ts';
import { memberOf, type RoleGroups, rolesOf } from './signIn.ts';

/** A member with the token that requests of the session carry. */
export type MemberSession = { member: Member; token: string };

/** Headers in which the firm's proxy names the member, and the addresses of that proxy. */
export type ProxySettings = {
  addresses: readonly string[];
  userHeader: string;
  nameHeader: string;
  emailHeader: string;
  groupsHeader: string;
};

export const SESSION_COOKIE = '__Host-desk';
const SESSION_MS = 8 * 60 * 60_000;

const sessionSchema = v.object({
  session: v.string(),
  member: v.object({
    id: v.string(),
    name: v.string(),
    email: v.string(),
    roles: v.array(v.picklist(ROLES)),
  }),
});

/** Sessions in a cookie that only this desk can read. The desk itself remembers only those that were ended. */
export function createSessions(seals: Seals, now: () => Date) {
  /** Sessions that were ended before their time, with that time. */
  const ended = new Map<string, number>();
  const readCookie = (cookie: string) => {
    const result = v.safeParse(sessionSchema, seals.open('session', cookie, now()));
    return result.success && !ended.has(result.output.session) ? result.output : null;
  };
  return {
    /** Returns the value of the cookie of a new session. */
    begin: (member: Member): { cookie: string; seconds: number } => {
      const until = new Date(now().getTime() + SESSION_MS);
      const session = randomBytes(16).toString('base64url');
      return { cookie: seals.seal('session', { session, member }, until), seconds: SESSION_MS / 1000 };
    },
    read: (cookie: string): MemberSession | null => {
      const found = readCookie(cookie);
      return found && { member: found.member, token: seals.sign('token', found.session) };
    },
    /** Ends a session, so that a copy of its cookie is refused. */
    end: (cookie: string): void => {
      const found = readCookie(cookie);
      const time = now().getTime();
      for (const [session, until] of ended) if (until < time) ended.delete(session);
      if (found) ended.set(found.session, time + SESSION_MS);
    },
  };
}

/** Returns a function that reads the member from headers of the firm's proxy. Headers from any other address are ignored. */
export function proxyMembers(settings: ProxySettings, groups: RoleGroups, seals: Seals) {
  const trusted = new BlockList();
  for (const address of settings.addresses) {
    const [net = '', prefix] = address.split('/');
    const family = isIP(net) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) trusted.addAddress(net, family);
    else trusted.addSubnet(net, Number(prefix), family);
  }
  const isTrusted = (address: string) => {
    const plain = address.replace(/^::ffff:/, '');
    const version = isIP(plain);
    return version !== 0 && trusted.check(plain, version === 6 ? 'ipv6' : 'ipv4');
  };
  return {
    isTrusted,
    read: ({ headers }: Request, address: string): MemberSession | null => {
      if (!isTrusted(address)) return null;
      const textOf = (name: string) => decoded(headers.get(name) ?? '');
      const id = textOf(settings.userHeader);
      if (id === '') return null;
      const roles = rolesOf(textOf(settings.groupsHeader), groups);
      const [name, email] = [textOf(settings.nameHeader), textOf(settings.emailHeader)];
      return { member: memberOf({ id, name, email, roles }), token: seals.sign('token', `proxy ${id}`) };
    },
  };
}

/** Decodes a header as UTF-8, for names with accents: Node reads each byte as a character. */
function decoded(value: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'latin1'));
  } catch {
    return value;
  }
}
