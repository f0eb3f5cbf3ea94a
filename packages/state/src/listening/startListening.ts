import type { TypedStartListening } from '@reduxjs/toolkit';
import type { SiteDispatch, StoreExtra } from '../storeTypes.ts';
import type { SiteState } from '../SiteState.ts';

/** Adds a listener of Redux Toolkit to one store; listeners get the store's `extra`. */
export type StartListening = TypedStartListening<SiteState, SiteDispatch, StoreExtra>;
