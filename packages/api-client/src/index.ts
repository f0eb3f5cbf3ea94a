export type * from './answer.ts';
export * from './createApiClient.ts';
export * from './parseCampusEvents.ts';
export * from './parseCountry.ts';
export { type ParseOptions, parseMenu } from './parseMenu.ts';
