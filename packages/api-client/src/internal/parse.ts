/** Parsers and limits of responses, for our own build, server and offline pages: a browser loads them through `createApiClient`. */
export { parseCampusEvents } from '../events.ts';
export { COUNTRY_BYTES, RESPONSE_BYTES } from '../limits.ts';
export { parseMenu, trimMenu } from '../menu.ts';
export { moveEvents } from '../moveEvents.ts';
export { readBody } from '../request.ts';
