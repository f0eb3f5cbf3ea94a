import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts listening; resolves to the port, which the system chose if it was 0. Rejects with the system's error. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, ipv6Only: host === '::1' }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
