export type * from './answer.ts';
export * from './createApiClient.ts';
export { parseCampusEvents } from './events.ts';
export { ANSWER_BYTES, COUNTRY_BYTES } from './limits.ts';
export * from './parseCountry.ts';
export { type ParseOptions, parseMenu, trimMenu } from './parseMenu.ts';
export { readBody } from './readBody.ts';
