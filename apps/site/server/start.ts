/**
 * Serves the built site: `node apps/site/server/start.ts`. Settings, all from the environment:
 * PORT (default 4173), HOST (default: this machine only, as http://localhost; 0.0.0.0 in a container), CONTENT_HOST
 * (default: the recorded answers), GEOLOCATION_URL with GEOLOCATION_KEY (default: the edge's country header only),
 * SITE_ROOT (default: apps/site/build/client).
 */
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { createSiteHandler } from './createSiteHandler.ts';
import { hardenedServer } from './hardenedServer.ts';
import { listen } from './listen.ts';
import { readSettings, SettingError } from './readSettings.ts';

const SHUTDOWN_MS = 10_000;

async function start(): Promise<void> {
  const { port, hosts, root, contentHost, geolocation } = readSettings(process.env);
  if (!existsSync(root))
    throw new SettingError(`There is no built site at ${root}. Build it first: pnpm build`);
  const handler = createSiteHandler({ root, contentHost, geolocation });
  const servers: Server[] = [];
  let listeningOn = port;
  for (const [index, host] of hosts.entries()) {
    const server = hardenedServer(handler);
    try {
      listeningOn = await listen(server, listeningOn, host);
      servers.push(server);
    } catch (error) {
      // A machine without IPv6 has only one localhost.
      if (index > 0 && codeOf(error) !== 'EADDRINUSE') continue;
      for (const listening of servers) listening.close();
      throw explained(error, port, host);
    }
  }
  const [host = 'localhost'] = hosts;
  const shown = hosts.length > 1 || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  console.log(`The site is at http://${shown.includes(':') ? `[${shown}]` : shown}:${listeningOn}`);

  const stop = () => {
    for (const server of servers) {
      server.close();
      server.closeIdleConnections();
    }
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref();
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function explained(error: unknown, port: number, host: string): unknown {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`,
    EACCES: `Port ${port} needs special rights. Choose one above 1023: PORT=4173 npm start`,
    EADDRNOTAVAIL: `HOST "${host}" is not an address of this machine.`,
    ENOTFOUND: `HOST "${host}" is not an address of this machine.`,
    EAI_AGAIN: `HOST "${host}" is not an address of this machine.`,
  };
  const reason = reasons[codeOf(error)];
  return reason === undefined ? error : new SettingError(reason);
}

try {
  await start();
} catch (error) {
  console.error(error instanceof SettingError ? error.message : error);
  process.exitCode = 1;
}
