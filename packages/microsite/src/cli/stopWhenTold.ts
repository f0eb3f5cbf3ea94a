import type { Server } from 'node:http';

const SHUTDOWN_MS = 10_000;

/** Has servers answer what was asked before, and take no more, when the process is told to stop. */
export function stopWhenTold(servers: readonly Server[], onStop: () => void): void {
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
