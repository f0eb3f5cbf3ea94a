import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiClient } from '@tamarack-lowe/api-client';
import type { DeckSet, MenuItem, Site, VisitorType } from '@tamarack-lowe/content-model';
import type { Clock } from './clock/Clock.ts';
import type { Timers } from './clock.ts';
import type { SiteState } from './SiteState.ts';
import type { VisitStorage } from './storage.ts';

/** Where the sets of a visitor type come from when the deck did not bring them. May fail. */
export type ContentSource = {
  load(type: VisitorType): Promise<Record<string, DeckSet>>;
};

/** The outside world, given to `makeStore`: everything that reducers must not touch. */
export type SiteExtra = {
  /** Without `menu` the menu has no items of the firm's own site, without `country` there is no notice. */
  api: Pick<ApiClient, 'campusEvents'> & Partial<ApiClient>;
  /** What the menu was built with: shown until `api.menu` answers, and when it does not. Default: nothing. */
  menu?: MenuItem[] | undefined;
  storage: VisitStorage;
  clock: Clock;
  /** Only for decks that hold one visitor type. */
  content?: ContentSource;
  /** Takes the visitor to an address. Alternatively watch `root.navigation`. */
  onNavigate?: (request: { id: number; path: string }) => void;
  /** For the console, never for visitors. Default `console.error`. */
  log?: (message: string, cause: unknown) => void;
};

/** What listeners and thunks get: the outside world, and what belongs to one store. */
export type StoreExtra = SiteExtra & {
  log: NonNullable<SiteExtra['log']>;
  paths: Site['paths'];
  /** Names in the browser's storage. */
  names: Site['storage'];
  /** Ids of the sections, in the order of the firm. */
  sections: readonly string[];
  /** Ids of the visitor types. */
  types: readonly VisitorType[];
  timers: Timers;
  /** Takes a turn at changing the visitor type; the answer tells whether nobody else has since. */
  takeTurn: () => () => boolean;
};

export type SiteDispatch = ThunkDispatch<SiteState, StoreExtra, UnknownAction>;
export type SiteThunk<Result = void> = ThunkAction<Result, SiteState, StoreExtra, UnknownAction>;
