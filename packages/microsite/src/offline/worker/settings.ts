import type { OfflineSettings } from '../OfflineSettings.ts';

declare const OFFLINE_SETTINGS: OfflineSettings;

/** What the build has written before the worker (`build/offline/writeWorker.ts`). */
export const settings = OFFLINE_SETTINGS;
