import { newestDay } from '../newestDay.ts';
import type { PageKindServer } from '../PageKindServer.ts';
import { connectCard } from './card.server.ts';
import { connectHead } from './head.server.ts';
import { type ConnectPage, readConnectPage } from './data.server.ts';

/** The page of the talent team. Its last change is that of its newest member. */
export const connectServer: PageKindServer<ConnectPage> = {
  id: 'connect',
  list: ({ site, content }) => {
    const { connect } = site.paths;
    if (connect === null) return [];
    const updated = newestDay(content.readMembers().map((member) => member.updated));
    return [{ path: connect, label: site.say('connectTitle'), updated, keep: true }];
  },
  load: (context) => readConnectPage(context),
  head: (context, { path }) => connectHead(context, path),
  card: (context) => connectCard(context),
};
