/** Addresses and language tags, for our own packages. Browsers load these: nothing here imports a schema. */
export { languageName, primaryLanguage } from '../languages.ts';
export { decodedPath, joinPath, plainPath, STORY_FORMS, withoutEndSlash } from '../urls/paths.ts';
export { similarPaths } from '../urls/similarPaths.ts';
