import { decodedPath } from '@tamarack-lowe/content-model';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { setSiteDeck } from './content/siteDeck.ts';
import { readPageData } from './early/readPageData.ts';
import { fetchTypefaces } from './fonts/fetchTypefaces.ts';
import { createVisit } from './navigation/createVisit.ts';
import { loadPage, makeLoaded } from './navigation/loadPage.ts';
import { Site } from './Site.tsx';
import { keepEarlyInput } from './shell/earlyInput.ts';

fetchTypefaces().catch(() => {});
const { builtFor, file, deck } = await readPageData();
setSiteDeck(deck);
const loaded = await makeLoaded(builtFor, file);
const { pathname, search, hash } = window.location;
// The page may have been built for another address than that in the bar: every unknown one has the same page, and
// before React is there a visitor may have moved on to another slide.
const here = { pathname, search, hash };
const isBuiltForHere = decodedPath(pathname).replace(/(.)\/$/, '$1') === builtFor;
const visit = createVisit({
  loaded,
  load: loadPage,
  location: isBuiltForHere ? here : { pathname: builtFor },
});
keepEarlyInput();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Site visit={visit} />
    </StrictMode>,
  );
});
