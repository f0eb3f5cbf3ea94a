export type { EventsPage } from '../table/events/load.server.ts';
