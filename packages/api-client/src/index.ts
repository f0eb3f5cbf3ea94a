export type * from './answer.ts';
export * from './createApiClient.ts';
export { parseCampusEvents } from './events.ts';
export * from './parseCountry.ts';
export { type ParseOptions, parseMenu } from './parseMenu.ts';
