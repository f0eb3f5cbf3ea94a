import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { setAskedAddressAside } from './shell/askedAddress.ts';
import { keepEarlyInput } from './shell/earlyInput.ts';

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
