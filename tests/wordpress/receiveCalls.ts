import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** A received call. */
export type Call = { signature: string; body: string };

const WAIT_MS = 15_000;

/** Listens for calls on this machine. */
export async function receiveCalls() {
  const calls: Call[] = [];
  let status = 202;
  let held: Promise<void> = Promise.resolve();
  const server = createServer(async (request, response) => {
    calls.push({ signature: String(request.headers['x-microsite-signature']), body: await text(request) });
    await held;
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    /** Removes and returns the oldest call. Waits for one, and throws when none comes. */
    async next(): Promise<Call> {
      for (let waited = 0; waited < WAIT_MS; waited += 50) {
        const call = calls.shift();
        if (call) return call;
        await sleep(50);
      }
      throw new Error('WordPress made no call.');
    },
    /** Number of calls that no test has taken. */
    waiting: () => calls.length,
    /** Responds with a status from now on. */
    answerWith(next: number) {
      status = next;
    },
    /** Delays all responses until the returned function is called. */
    hold(): () => void {
      let letGo = () => {};
      held = new Promise((resolve) => {
        letGo = resolve;
      });
      return letGo;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
