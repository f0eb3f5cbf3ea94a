import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { prepareVisit } from './early/prepareVisit.ts';
import { setAskedAddressAside } from './shell/askedAddress.ts';
import { keepEarlyInput } from './shell/earlyInput.ts';

/** Address of the page for unknown addresses, which is served at any. */
const UNKNOWN = '/404';

const { __early: early } = window;
if (early) await prepareVisit(await early.visit);
keepEarlyInput();
const builtFor = document.documentElement.classList.contains('page-unknown') ? UNKNOWN : early?.builtFor;
if (builtFor) setAskedAddressAside(builtFor);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
