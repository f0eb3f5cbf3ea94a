// For the commands of `microsite`: outside semver.
export { followBuilds } from './builds.ts';
export { type RecordingFile, readBuiltResponses, recordingFiles } from './contentHost.ts';
export { type Recordings, withBuiltResponses } from './contentProxy.ts';
export { asMiddleware, type PartialHandler } from './node.ts';
export { createHook, type Requested } from './publishHook.ts';
export { readBuiltSiteInTurns, siteFile } from './readBuiltSite.ts';
export { createRedirects } from './redirects.ts';
export { requestPath } from './requestPath.ts';
export { fileResponse, textResponse } from './responses.ts';
export { readHookSettings } from './settings.ts';
