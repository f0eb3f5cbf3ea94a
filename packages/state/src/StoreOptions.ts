import type { SiteExtra } from './storeTypes.ts';
import type { SiteState } from './SiteState.ts';
import type { StoreSite } from './StoreSite.ts';

export type StoreOptions = {
  site: StoreSite;
  extra: SiteExtra;
  /** The address the page was built for, so that the first render shows its slide. */
  path?: string;
  /** Replaces whole slices, for tests and examples. */
  preloadedState?: Partial<SiteState>;
};
