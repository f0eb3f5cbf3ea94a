/** Parsers and limits of responses, for our own build, server and offline pages: a browser loads them through `createApiClient`. */
export { parseCampusEvents } from '../events.ts';
export { ANSWER_BYTES, COUNTRY_BYTES } from '../limits.ts';
export { parseMenu, trimMenu } from '../menu.ts';
export { readBody } from '../request.ts';
