import type { Store, ThunkAction, ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { ApiClient } from '@tamarack-lowe/api-client';
import type { DeckSet, MenuItem, Site, VisitorType } from '@tamarack-lowe/content-model';
import type { Clock, Timers } from './clock.ts';
import type { StoreSite } from './StoreSite.ts';
import type { CampusState } from './slices/campusSlice.ts';
import type { RootState } from './slices/rootReducer.ts';
import type { SectionState } from './slices/sectionSlice.ts';
import type { VisitStorage } from './storage.ts';

/** State of a visit. */
export type SiteState = {
  root: RootState;
  /** By section id, as the firm names it. */
  sections: Record<string, SectionState>;
  campus: CampusState;
};

/** Options of `makeStore`. */
export type StoreOptions = {
  site: StoreSite;
  extra: SiteExtra;
  /** Address of the built page, so that the first render shows its slide. */
  path?: string;
  /** Replaces whole slices, for tests and examples. */
  preloadedState?: Partial<SiteState>;
};

/** Source of the sets of a visitor type that are not in the deck. May fail. */
export type ContentSource = {
  load(type: VisitorType): Promise<Record<string, DeckSet>>;
};

/** Side effects, passed to `makeStore`: everything that reducers must not touch. */
export type SiteExtra = {
  /** Without `menu`, the menu has no items of the firm's own site; without `country`, there is no notice. */
  api: Pick<ApiClient, 'campusEvents'> & Partial<ApiClient>;
  /** Menu of the build, shown until `api.menu` responds, and if it fails. Default: none. */
  menu?: MenuItem[] | undefined;
  storage: VisitStorage;
  clock: Clock;
  /** Only for decks with the sets of one visitor type. */
  content?: ContentSource;
  /** Navigates to an address. Alternatively, watch `root.navigation`. */
  onNavigate?: (request: { id: number; path: string }) => void;
  /** For the console, never for visitors. Default `console.error`. */
  log?: (message: string, cause: unknown) => void;
};

/** `extra` argument of thunks and listeners: side effects, and values of one store. */
export type StoreExtra = SiteExtra & {
  log: NonNullable<SiteExtra['log']>;
  paths: Site['paths'];
  /** Keys in the browser's storage. */
  names: Site['storage'];
  /** Ids of the sections, in the order of the firm. */
  sections: readonly string[];
  /** Ids of the visitor types. */
  types: readonly VisitorType[];
  timers: Timers;
  /** Starts a choice of the visitor. The returned function returns whether it is still the latest choice. */
  takeTurn: () => () => boolean;
};

/** The store of one visit. */
export type SiteStore = Store<SiteState> & {
  dispatch: SiteDispatch;
  /** Stops every timer and request; pending set-ups resolve. */
  dispose(): void;
};

export type SiteDispatch = ThunkDispatch<SiteState, StoreExtra, UnknownAction>;
export type SiteThunk<Result = void> = ThunkAction<Result, SiteState, StoreExtra, UnknownAction>;

/** Adds a listener of Redux Toolkit to one store; it gets the store's `extra`. */
export type StartListening = TypedStartListening<SiteState, SiteDispatch, StoreExtra>;
