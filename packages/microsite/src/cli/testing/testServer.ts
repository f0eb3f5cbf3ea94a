import type { Server } from 'node:http';
import { listen } from '@tamarack-lowe/server/internal/commands';
import { onTestFinished } from 'vitest';

/** Starts a server on loopback until the test ends. Resolves to its origin. */
export async function startTestServer(server: Server): Promise<string> {
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}
