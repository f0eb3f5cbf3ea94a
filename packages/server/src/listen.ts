import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SettingError } from './settings.ts';

/**
 * Makes a server for each address of a machine. All listen at the same port, which the system chooses when it is 0. Rejects with a
 * `SettingError` when the port or an address is not available.
 */
export async function listenAt(
  hosts: readonly string[],
  port: number,
  makeServer: () => Server,
): Promise<{ servers: Server[]; port: number }> {
  const servers: Server[] = [];
  let openPort = port;
  for (const [index, host] of hosts.entries()) {
    const server = makeServer();
    try {
      openPort = await listen(server, openPort, host);
      servers.push(server);
    } catch (error) {
      // Without IPv6, localhost has only one address.
      if (index > 0 && codeOf(error) !== 'EADDRINUSE') continue;
      for (const listening of servers) listening.close();
      throw listenError(error, port, host);
    }
  }
  return { servers, port: openPort };
}

/** Makes a server listen, and resolves to its port. Rejects with the error of the system. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, ipv6Only: host === '::1' }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Returns a `SettingError` with the remedy for common errors of the system, and the error itself for any other. */
function listenError(error: unknown, port: number, host: string): unknown {
  const noAddress = `HOST "${host}" is not an address of this machine.`;
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1}`,
    EACCES: `Port ${port} needs special rights. Choose one above 1023: PORT=4173`,
    EADDRNOTAVAIL: noAddress,
    ENOTFOUND: noAddress,
    EAI_AGAIN: noAddress,
  };
  const reason = reasons[codeOf(error)];
  return reason === undefined ? error : new SettingError(reason);
}

/** Returns the address that people open in a browser. */
export function shownAddress(hosts: readonly string[], port: number): string {
  const [host = 'localhost'] = hosts;
  const name = hosts.length > 1 || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Time that running requests have to end, ms. */
const SHUTDOWN_MS = 10_000;

/** On SIGTERM and SIGINT, servers finish running requests and accept no new ones; then the process ends. */
export function stopOnSignal(servers: readonly Server[], onStop: () => void): void {
  const stop = () => {
    onStop();
    for (const server of servers) {
      server.close();
      server.closeIdleConnections();
    }
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref();
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}
