import 'virtual:microsite/measure';
import { decodedPath } from '@tamarack-lowe/content-model';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { openSite } from '../site/SiteData.ts';
import { readBuiltPage } from './prehydration/handover.ts';
import { saveEarlyInput } from './prehydration/input.ts';
import { openRouter } from './router/router.ts';
import { Site } from './Site.tsx';
import { loadTypefaces } from './typefaces.ts';

const { builtFor, file, site: data } = await readBuiltPage();
void loadTypefaces(data.typefaces);
const site = openSite(data);
const { pathname, search, hash } = window.location;
// The page may have been built for another address than that in the bar: all unknown addresses share one page, and the
// visitor may have moved on to another slide before hydration.
const isBuiltForHere = decodedPath(pathname).replace(/(.)\/$/, '$1') === builtFor;
const router = await openRouter(site, {
  builtFor,
  file,
  ...(isBuiltForHere && { location: { pathname, search, hash } }),
});
saveEarlyInput();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Site site={site} router={router} />
    </StrictMode>,
  );
});
if (import.meta.env.OFFLINE)
  import('../offline/page/startOffline.ts')
    .then((offline) => offline.startOffline())
    // The site works without it.
    .catch(() => undefined);
