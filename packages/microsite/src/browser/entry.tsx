import { decodedPath } from '@tamarack-lowe/content-model';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { setSiteDeck } from '../../../../apps/site/app/content/siteDeck.ts';
import { readVisit } from './early/readVisit.ts';
import { fetchTypefaces } from './typefaces/fetchTypefaces.ts';
import { createVisit } from './navigation/createVisit.ts';
import { keepEarlyInput } from '../visit/earlyInput.ts';
import { loadPage, makeLoaded } from './navigation/loadPage.ts';
import { Site } from './Site.tsx';

fetchTypefaces().catch(() => {});
const { builtFor, file, deck } = await readVisit();
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
