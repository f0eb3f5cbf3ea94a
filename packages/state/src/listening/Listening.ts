import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import type { SiteDispatch, StoreExtra } from '../extra.ts';
import type { SiteState } from '../SiteState.ts';

/** The listeners of one store. */
export type Listening = ListenerMiddlewareInstance<SiteState, SiteDispatch, StoreExtra>;
