import { dayAfter } from './events.ts';
import type { HiringPromise } from './schema/hiring.ts';

/** Last day on which a check holds, `YYYY-MM-DD`. */
export function checkHoldsUntil({
  checked,
  holdsDays,
}: Pick<HiringPromise, 'checked' | 'holdsDays'>): string {
  return dayAfter(checked, holdsDays);
}

/** Returns whether a check no longer holds on a day (`YYYY-MM-DD`): pages then say that it is being made again. */
export function hasLapsed(check: Pick<HiringPromise, 'checked' | 'holdsDays'>, today: string): boolean {
  return today > checkHoldsUntil(check);
}
