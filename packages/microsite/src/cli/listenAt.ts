import type { Server } from 'node:http';
import { SettingError } from '@tamarack-lowe/server';
import { listen } from './listen.ts';

/**
 * Makes a server for each address and has it listen; all share the port, which the system chooses if it is 0. Rejects
 * with a `SettingError` when the port cannot be had.
 */
export async function listenAt(
  hosts: readonly string[],
  port: number,
  makeServer: () => Server,
): Promise<{ servers: Server[]; port: number }> {
  const servers: Server[] = [];
  let shared = port;
  for (const [index, host] of hosts.entries()) {
    const server = makeServer();
    try {
      shared = await listen(server, shared, host);
      servers.push(server);
    } catch (error) {
      // A machine without IPv6 has only one localhost.
      if (index > 0 && codeOf(error) !== 'EADDRINUSE') continue;
      for (const listening of servers) listening.close();
      throw explained(error, port, host);
    }
  }
  return { servers, port: shared };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function explained(error: unknown, port: number, host: string): unknown {
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
