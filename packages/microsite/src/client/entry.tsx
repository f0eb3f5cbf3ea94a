import 'virtual:microsite/measure';
import { decodedPath } from '@tamarack-lowe/content-model/internal/addresses';
import { pause, picturePainted } from '@tamarack-lowe/prerender/prehydration';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { openSite, type SiteTypeface } from '../site/SiteData.ts';
import { readBuiltPage } from './prehydration/handover.ts';
import { savePrehydrationInput } from './prehydration/input.ts';
import { openRouter } from './router/router.ts';
import { Site } from './Site.tsx';

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
savePrehydrationInput();

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

/**
 * Loads the typefaces of a site after the first picture is painted, and applies them all at once when the last is loaded.
 * Fallback fonts are equally wide, so no line breaks elsewhere. If one fails, the page keeps the fallback fonts.
 */
async function loadTypefaces(typefaces: readonly SiteTypeface[]): Promise<void> {
  await picturePainted();
  const faces = typefaces.map(
    ({ family, weight, address }) => new FontFace(family, `url("${address}")`, { weight }),
  );
  try {
    await Promise.all(faces.map((face) => face.load()));
  } catch {
    return;
  }
  // Layout of the page with new fonts gets a task of its own.
  await pause();
  for (const face of faces) document.fonts.add(face);
}
