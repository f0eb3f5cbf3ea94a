export type { Budgets } from './budgets/checkBudgets.ts';
export { type PageWeight, weigherOf } from './budgets/weigherOf.ts';
export type { Critical } from './critical/Critical.ts';
export { builtFiles } from './files/builtFiles.ts';
export { precompress } from './files/precompress.ts';
export type { PrerenderOptions } from './PrerenderOptions.ts';
export type { EarlySettings, EarlyWords } from './page/pageFrame.ts';
export { writePolicies } from './policy/writePolicies.ts';
export { prerender } from './prerender.ts';
