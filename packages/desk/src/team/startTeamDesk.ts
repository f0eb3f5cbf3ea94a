import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { SiteLook } from '../server/siteLook.ts';
import type { StartedDesk } from '../server/startDesk.ts';
import { createTeamHandler } from './server/teamHandler.ts';
import { readTeamSettings } from './teamSettings.ts';

export type TeamDeskOptions = {
  /**
   * Address of the repository that holds the content.
   * @example 'https://git.example.com/firm/site.git'
   */
  repository: string;
  /**
   * Port to listen on. Default: 4300; 0 for any free one.
   * @example 4310
   */
  port?: number | undefined;
  /**
   * Style sheet and typefaces of the site, for previews. Default: those of the kit.
   * @example look: { theme: '/site/theme.css' }
   */
  look?: SiteLook | undefined;
  /**
   * All other settings, which docs/deploy.md lists. Default: the environment of this process.
   * @example { DESK_URL: 'https://desk.example.com', … }
   */
  env?: Readonly<Record<string, string | undefined>> | undefined;
};

/** Time in ms that responses have to leave when the desk ends. */
const GRACE_MS = 500;

/**
 * Serves a desk for a team behind a proxy with TLS. Rejects with a `DeskSettingError` for a wrong setting, and with a `GitError` when the
 * repository cannot be reached the first time.
 *
 * @example
 * const desk = await startTeamDesk({ repository: 'https://git.example.com/firm/site.git' });
 * console.log(desk.url);
 */
export async function startTeamDesk({
  env = process.env,
  look,
  port,
  repository,
}: TeamDeskOptions): Promise<StartedDesk> {
  const settings = readTeamSettings({ repository, port }, env);
  const handler = await createTeamHandler({ settings, look });
  const { listenAt, origin } = settings;
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 120_000 },
    getRequestListener(
      (request, { incoming }) => handler.fetch(request, { address: incoming.socket.remoteAddress ?? '' }),
      { hostname: new URL(origin).hostname },
    ),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, listenAt, resolve);
  }).catch(async (error) => {
    await handler.close();
    throw error;
  });
  return {
    url: `${origin}/`,
    close: async () => {
      // Requests under way get their responses; streams of events, which have no end, are cut.
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await handler.close();
      await Promise.race([closed, wait(GRACE_MS, undefined, { ref: false })]);
      server.closeAllConnections();
      await closed;
    },
  };
}
