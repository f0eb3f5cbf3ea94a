import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export const PROVIDER_SECRET = 'a secret of the provider';

/** Somebody who can sign in at the provider, by a name and any password. */
export type Account = { name: string; email: string; groups: readonly string[] };

/** Starts a real provider of OpenID Connect on this machine. `accounts`: by the name that one signs in with. */
export async function startProvider(
  redirectUri: string,
  accounts: Readonly<Record<string, Account>>,
): Promise<{ issuer: string; server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'desk', client_secret: PROVIDER_SECRET, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], profile: ['name', 'groups'], email: ['email', 'email_verified'] },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, email_verified: true, ...accounts[accountId] }),
    }),
    cookies: { keys: ['a key of the provider'] },
  });
  server.on('request', provider.callback());
  return { issuer, server };
}
