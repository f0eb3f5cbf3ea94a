import 'virtual:microsite/measure';
import { decodedPath } from '@tamarack-lowe/content-model';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { openSite } from '../site/openSite.ts';
import { readPageData } from './prehydration/handover.ts';
import { keepEarlyInput } from './prehydration/input.ts';
import { visitOf } from './router/visitOf.ts';
import { Site } from './Site.tsx';
import { wearTypefaces } from './typefaces.ts';

const { builtFor, file, site: data } = await readPageData();
void wearTypefaces(data.typefaces);
const site = openSite(data);
const { pathname, search, hash } = window.location;
// The page may have been built for another address than that in the bar: every unknown one has the same page, and
// before React is there a visitor may have moved on to another slide.
const isBuiltForHere = decodedPath(pathname).replace(/(.)\/$/, '$1') === builtFor;
const visit = await visitOf(site, {
  builtFor,
  file,
  ...(isBuiltForHere && { location: { pathname, search, hash } }),
});
keepEarlyInput();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Site site={site} visit={visit} />
    </StrictMode>,
  );
});
if (import.meta.env.OFFLINE)
  import('../offline/page/startOffline.ts')
    .then((offline) => offline.startOffline())
    // A visit needs none of it.
    .catch(() => undefined);
