import { createServer } from 'node:http';
import { userInfo } from 'node:os';
import { getRequestListener } from '@hono/node-server';
import { removeLeftOvers } from '../files/writeFile.ts';
import { createDeskHandler } from './handler.ts';
import type { SiteLook } from './siteLook.ts';

export type DeskOptions = {
  /**
   * Folder of the content.
   * @example '/site/content'
   */
  contentFolder: string;
  /**
   * Port on this machine. Default: 4300; 0 for any free one.
   * @example 4310
   */
  port?: number | undefined;
  /**
   * Name in the review log. Default: that of the user of this machine.
   * @example 'Ada Moe'
   */
  editor?: string | undefined;
  /**
   * Style sheet and typefaces of the site, for the preview. Default: those of the kit.
   * @example look: { theme: '/site/theme.css' }
   */
  look?: SiteLook | undefined;
};

/** A running desk. */
export type StartedDesk = { url: string; close: () => Promise<void> };

/**
 * Serves the desk of a content folder to browsers of this machine, and to nobody else. Rejects when the port is in use.
 *
 * @example
 * const desk = await startDesk({ contentFolder: 'content' });
 * console.log(desk.url);
 */
export async function startDesk({
  contentFolder,
  editor = userName(),
  look,
  port = 4300,
}: DeskOptions): Promise<StartedDesk> {
  await removeLeftOvers(contentFolder);
  const hosts: string[] = [];
  const handler = await createDeskHandler({
    ...{ contentFolder, hosts, look },
    editorOf: () => ({ name: editor }),
  });
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 120_000 },
    getRequestListener(handler.fetch, { hostname: 'localhost' }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  }).catch(async (error) => {
    await handler.close();
    throw error;
  });
  const address = server.address();
  const openPort = typeof address === 'object' && address ? address.port : port;
  hosts.push(`localhost:${openPort}`, `127.0.0.1:${openPort}`);
  return {
    url: `http://localhost:${openPort}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await handler.close();
    },
  };
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'desk';
  }
}
