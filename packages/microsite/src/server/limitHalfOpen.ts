import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Ends what comes from an address that has this many connections open on which it has not asked for anything yet. */
export function limitHalfOpen(server: Server, perAddress: number): void {
  const waiting = new Map<string, Set<Socket>>();
  const forget = (socket: Socket, address: string) => {
    const sockets = waiting.get(address);
    if (sockets?.delete(socket) && sockets.size === 0) waiting.delete(address);
  };
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const sockets = waiting.get(address) ?? new Set();
    if (sockets.size >= perAddress) {
      socket.destroy();
      return;
    }
    waiting.set(address, sockets.add(socket));
    socket.once('close', () => forget(socket, address));
  });
  server.on('request', ({ socket }) => forget(socket, socket.remoteAddress ?? ''));
}
