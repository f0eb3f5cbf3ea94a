export type * from './answer.ts';
export * from './client.ts';
export { parseCampusEvents } from './events.ts';
export { ANSWER_BYTES, COUNTRY_BYTES } from './limits.ts';
export * from './country.ts';
export { type ParseOptions, parseMenu, trimMenu } from './menu.ts';
export { readBody } from './readBody.ts';
