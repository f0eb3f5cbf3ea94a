import * as oidc from 'openid-client';
import type { Member, Role } from '../teamProtocol.ts';
import { ROLES } from '../teamProtocol.ts';

export type SignInSettings = {
  /** Address of the provider: `https://login.example.com`. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Claim that lists the groups of a person. */
  groupsClaim: string;
  /** Scopes beyond `openid profile email`. */
  scopes: readonly string[];
};

/** Groups of the provider that have each role. */
export type RoleGroups = Readonly<Record<Role, readonly string[]>>;

/** State of a sign-in, which the browser keeps sealed while somebody is at the provider. */
export type Journey = { state: string; nonce: string; verifier: string; to: string };

export type SignIn = {
  /** Returns the address of the provider to go to, and what to keep until the return. */
  begin: (to: string) => Promise<{ url: string; journey: Journey }>;
  /** Returns the person who came back. Throws if the response of the provider does not belong to this sign-in. */
  finish: (returned: URL, journey: Journey) => Promise<Member>;
};

/** Time limit of a response of the provider, in seconds. */
const TIMEOUT_S = 10;

/**
 * Signs people in by OpenID Connect: authorisation code with PKCE, state and nonce. Addresses of the provider are read at each
 * sign-in, so that the desk starts while it is down. `redirectUri`: address of the desk to come back to.
 */
export function createSignIn(settings: SignInSettings, groups: RoleGroups, redirectUri: string): SignIn {
  let configuration: oidc.Configuration | undefined;
  const issuer = new URL(settings.issuer);
  // A provider on this machine, for tests, may do without TLS.
  const isLocal =
    issuer.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(issuer.hostname);

  const discover = async () => {
    configuration = await oidc.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
      timeout: TIMEOUT_S,
      ...(isLocal && { execute: [oidc.allowInsecureRequests] }),
    });
    return configuration;
  };

  return {
    begin: async (to) => {
      // Asked each time: if the provider is down, the browser would show its own error page instead of ours.
      const config = await discover();
      const journey: Journey = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
        to,
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: ['openid', 'profile', 'email', ...settings.scopes].join(' '),
        state: journey.state,
        nonce: journey.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(journey.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, journey };
    },

    finish: async (returned, { nonce, state, verifier }) => {
      const config = configuration ?? (await discover());
      const tokens = await oidc.authorizationCodeGrant(config, returned, {
        expectedNonce: nonce,
        expectedState: state,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no identity.');
      // Many providers send groups and email here only.
      const info = await oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
      const all: Readonly<Record<string, unknown>> = { ...claims, ...info };
      return memberOf({
        id: claims.sub,
        name: textOf(all.name) || textOf(all.preferred_username),
        email: all.email_verified === false ? '' : textOf(all.email),
        roles: rolesOf(all[settings.groupsClaim], groups),
      });
    },
  };
}

/** Returns the roles of somebody in groups: a list, or names with commas between them. */
export function rolesOf(named: unknown, groups: RoleGroups): Role[] {
  const names = typeof named === 'string' ? named.split(',').map((name) => name.trim()) : named;
  if (!Array.isArray(names)) return [];
  return ROLES.filter((role) => groups[role].some((group) => names.includes(group)));
}

/** Makes a member whose name and address are valid in a commit. */
export function memberOf({ email, id, name, roles }: Member): Member {
  const plain = (text: string) =>
    text
      .replaceAll(/[\p{Cc}<>]/gu, '')
      .trim()
      .slice(0, 100);
  const isEmail = /^[^\s<>@]+@[^\s<>@]+$/.test(email) && email.length <= 200;
  const account = id.replaceAll(/[^\w.-]/g, '-').slice(0, 60);
  return { id, name: plain(name) || plain(id), email: isEmail ? email : `${account}@desk.invalid`, roles };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
