export * from './client.ts';
export * from './country.ts';
export { parseCampusEvents } from './events.ts';
export { ANSWER_BYTES, COUNTRY_BYTES } from './limits.ts';
export { type ParseOptions, parseMenu, trimMenu } from './menu.ts';
export { type Answer, type FailureReason, readBody } from './request.ts';
