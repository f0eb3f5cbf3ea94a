/** Plans of `pathway.json`, for our own packages. Browsers load these: nothing here imports a schema. */
export { graduationMonths, monthAfter, monthOfYear } from '../pathway/months.ts';
export { hasEnded, makePlan, type Plan, type PlannedStage } from '../pathway/pathwayPlan.ts';
