export { type ContentHostOptions, createContentHost } from './contentHost.ts';
export type { ContentHost } from './contentProxy.ts';
export { createSiteHandler, type SiteHandler, type SiteHandlerOptions } from './handler.ts';
export { hardenedServer } from './node.ts';
export { readBuiltSite } from './readBuiltSite.ts';
export type { Log, LoggedResponse, Measured, Vital } from './requestLog.ts';
export type { FileForm, SiteFile } from './responses.ts';
export { readSettings, SettingError, type Settings } from './settings.ts';
export type { BuiltSite, GonePages } from './staticFiles.ts';
