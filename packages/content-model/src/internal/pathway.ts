/** Plans of `pathway.json`, for our own packages. Browsers load these: nothing here imports a schema. */
export {
  graduationMonths,
  hasEnded,
  makePlan,
  monthAfter,
  monthOfYear,
  type Plan,
  type PlannedStage,
} from '../pathway/pathwayPlan.ts';
