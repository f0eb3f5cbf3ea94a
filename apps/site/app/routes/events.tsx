import { useMemo } from 'react';
import { unpackEvents } from '../content/packedEvents.ts';
import { makePage } from '../navigation/page.ts';
import { EventsPage } from '../pages/events/EventsPage.tsx';
import type { DataOf } from './loaders.server.ts';

function Events({ data }: { data: DataOf<'events'> }) {
  const packaged = useMemo(() => unpackEvents(data.packaged), [data.packaged]);
  return <EventsPage {...data} packaged={packaged} />;
}

export const page = makePage<DataOf<'events'>>({ handle: { page: 'static' }, Component: Events });
