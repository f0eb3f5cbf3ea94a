import {
  checkHoldsUntil,
  hasLapsed,
  type IssueText,
  isExpired,
  issue,
  message,
} from '@tamarack-lowe/content-model/internal/content';
import { dayAfter, wallClockAt } from '@tamarack-lowe/content-model/internal/times';
import type { CheckContext, Rule } from './context.ts';
import { piecesOf } from './facts.ts';

/** Days before the last day of a fact from which its owner is asked to check it: time to find the new figure. */
const NOTICE_DAYS = 30;

/** Finds facts with a last day that have no owner to check them, no fallback, or a source that was read after that day. */
export const unpreparedFacts: Rule = ({ facts }) =>
  Object.entries(facts).flatMap(([key, { asOf, fallback, owner, until }]) => {
    if (until === undefined) return [];
    const where = `facts, ${key}, until`;
    return [
      ...(owner === undefined ? [issue(where, message('factWithoutOwner', { day: until }))] : []),
      ...(fallback === undefined ? [issue(where, message('factWithoutFallback', { day: until }))] : []),
      ...(until < asOf ? [issue(where, message('factOverBefore', { day: until, asOf }))] : []),
    ];
  });

/** Facts that need their owner: in their last thirty days, and those that have expired. */
type DueFacts = { soon: IssueText[]; expired: IssueText[] };

/** Lists facts that need their owner, each with the pages that print it. */
export function dueFacts(context: CheckContext): DueFacts {
  const today = todayOf(context);
  const pieces = piecesOf(context);
  const due: DueFacts = { soon: [], expired: [] };
  for (const [key, { text, until, fallback = text, owner = '' }] of Object.entries(context.facts)) {
    if (until === undefined || until > dayAfter(today, NOTICE_DAYS)) continue;
    const pages = pieces.filter(({ named }) => named.includes(key));
    const values = { text, fallback, owner, day: until, pages: pages.map(({ where }) => where).join(', ') };
    const isOver = isExpired({ until }, today);
    due[isOver ? 'expired' : 'soon'].push(
      issue(`facts, ${key}`, message(isOver ? 'factExpired' : 'factExpires', values)),
    );
  }
  return due;
}

/**
 * Warns of checks of hiring that lapse within thirty days, and of lapsed ones: pages say of those that the check is being made
 * again.
 */
export function dueChecks(context: CheckContext): IssueText[] {
  const hiring = context.sources.hiring();
  if (hiring === null) return [];
  const { machines, promises, steps } = hiring;
  const checks = [
    ...promises.map(({ id, ...check }) => ({ where: `hiring, promises, ${id}`, ...check })),
    ...steps.map(({ id, machine }) => ({
      where: `hiring, steps, ${id}, machine`,
      checked: machine.checked,
      holdsDays: machines.holdsDays,
      by: machines.by,
    })),
  ];
  const today = todayOf(context);
  return checks.flatMap((check) => {
    const day = checkHoldsUntil(check);
    if (day > dayAfter(today, NOTICE_DAYS)) return [];
    const key = hasLapsed(check, today) ? 'checkLapsed' : 'checkLapses';
    return [issue(check.where, message(key, { day, by: check.by }))];
  });
}

const todayOf = ({ brand, now }: CheckContext) => wallClockAt(brand.timeZone ?? 'UTC', now.getTime()).day;
