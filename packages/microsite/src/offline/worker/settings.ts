import type { OfflineSettings } from '../OfflineSettings.ts';

declare const OFFLINE_SETTINGS: OfflineSettings;

/** What the build has written into the worker (`build/offline/bundleWorker.ts`). */
export const settings = OFFLINE_SETTINGS;
