import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { setAskedAddressAside } from './shell/askedAddress.ts';
import { keepEarlyInput } from './shell/earlyInput.ts';

clearTimeout(window.__loadTimer);
window.__loadTimer = 0;
keepEarlyInput();
setAskedAddressAside(document.documentElement.classList.contains('page-unknown'));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
