export type { EventsPage } from '../../../../packages/microsite/src/table/events/load.server.ts';
