export type { Budgets } from './budgets.ts';
export { precompress } from './compression.ts';
export type { Critical } from './critical-css/criticalCss.ts';
export { builtFiles, linkFile } from './files.ts';
export type { EarlySettings, EarlyWords, PrerenderOptions } from './PrerenderOptions.ts';
export { writePolicies } from './pagePolicies.ts';
export { prerender } from './prerender.ts';
export { type PageWeight, weigherOf } from './weights.ts';
