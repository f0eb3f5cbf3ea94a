export { asMiddleware, type PartialHandler } from './server/asMiddleware.ts';
export { type ContentHost, type ContentHostOptions, createContentHost } from './server/createContentHost.ts';
export { createSiteHandler, type SiteHandler, type SiteHandlerOptions } from './server/createSiteHandler.ts';
export { fileResponse } from './server/fileResponse.ts';
export { hardenedServer } from './server/hardenedServer.ts';
export { readSettings, SettingError, type Settings } from './server/readSettings.ts';
export { requestPath } from './server/requestPath.ts';
export { type SiteFile, siteFile } from './server/siteFile.ts';
export { textResponse } from './server/textResponse.ts';
