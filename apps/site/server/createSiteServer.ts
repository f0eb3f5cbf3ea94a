import type { Server } from 'node:http';
import { createSiteHandler, type SiteOptions } from './createSiteHandler.ts';
import { hardenedServer } from './hardenedServer.ts';

/** The whole site as a server that does not listen yet. */
export function createSiteServer(options: SiteOptions): Server {
  return hardenedServer(createSiteHandler(options));
}
