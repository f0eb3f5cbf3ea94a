export type { Budgets } from './budgets.ts';
export type { Critical } from './critical-css/criticalCss.ts';
export type { FailureWords, PrehydrationSettings, PrerenderOptions } from './PrerenderOptions.ts';
export { prerender } from './prerender.ts';
