// For the commands of `microsite`: outside semver.
export { followBuilds } from './builds.ts';
export { createHook, type Requested } from './publishHook.ts';
export { readBuiltSiteInTurns } from './readBuiltSite.ts';
export { createRedirects } from './redirects.ts';
export { readHookSettings } from './settings.ts';
