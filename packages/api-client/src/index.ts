export { type ApiClient, type ApiClientOptions, createApiClient } from './client.ts';
export type { ParseOptions } from './menu.ts';
export type { ApiResult, FailureReason } from './request.ts';
