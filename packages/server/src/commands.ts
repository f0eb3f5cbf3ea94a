// For the commands of `microsite`: outside semver.
export { type RecordingFile, recordingFiles } from './contentHost.ts';
export { type Recordings, withBuiltResponses } from './contentProxy.ts';
export { fileHeaders } from './headers.ts';
export { listen, listenAt, shownAddress, stopOnSignal } from './listen.ts';
export { asMiddleware, type PartialHandler } from './node.ts';
export { createHook, type Requested } from './publishHook.ts';
export { siteFile } from './readBuiltSite.ts';
export { createRedirects } from './redirects.ts';
export type { Log } from './requestLog.ts';
export { requestPath } from './requestPath.ts';
export { fileResponse, textResponse } from './responses.ts';
export { FAILURE_FILE, serveBuilds, serveUntilStopped } from './serveBuilds.ts';
export { readHookSettings } from './settings.ts';
