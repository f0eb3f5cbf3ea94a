export type { Budgets } from './budgets.ts';
export type { Critical } from './critical-css/criticalCss.ts';
export type { EarlySettings, EarlyWords, PrerenderOptions } from './PrerenderOptions.ts';
export { prerender } from './prerender.ts';
