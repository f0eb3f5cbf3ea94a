import type { Pathway, PathwayProgram, PathwaySeason, PathwayStage } from '../schema/pathway.ts';

/** A stage of a plan, with its months, `YYYY-MM`. */
export type PlannedStage = PathwayStage & {
  /** The first and the last month. */
  from: string;
  to: string;
  /** Month of its examination; null without one. */
  examinationMonth: string | null;
  /** True if it begins after the last month that is known for it, or would end after the program. */
  late: boolean;
};

/** The program, the stages and the seasons of those who graduate in a month. */
export type Plan = {
  program: PathwayProgram;
  /** In the order of the program. */
  stages: PlannedStage[];
  /** Months in which the firm recruits for them, soonest first. */
  seasons: { season: PathwaySeason; month: string }[];
};

type PlanOptions = {
  /** Month of graduation, `YYYY-MM`. */
  graduation: string;
  /** Id of the body that decides; null: as most bodies have it. */
  body: string | null;
  /** `YYYY-MM-DD`. */
  today: string;
};

/** Makes the plan of those who graduate in a month: the soonest one, if they pass each examination the first time. */
export function makePlan(
  { programs, seasons }: Pick<Pathway, 'programs' | 'seasons'>,
  { graduation, body, today }: PlanOptions,
): Plan | null {
  const program = programOf(programs, graduation, today);
  if (program === undefined) return null;
  return {
    program,
    stages: planStages(program, graduation, body),
    seasons: seasons
      .map((season) => ({ season, month: seasonMonth(season, graduation, today) }))
      .filter(({ season, month }) => season.studying !== true || month < graduation)
      .toSorted((one, other) => one.month.localeCompare(other.month)),
  };
}

/** True after the last month of a program. */
export function hasEnded({ ends }: Pick<PathwayProgram, 'ends'>, today: string): boolean {
  return ends !== undefined && ends < today.slice(0, 7);
}

/** The first program that has not ended and is for this month; else the last one. */
function programOf(programs: readonly PathwayProgram[], graduation: string, today: string) {
  const fits = ({ from = graduation, until = graduation }: PathwayProgram) =>
    from <= graduation && graduation <= until;
  return programs.find((program) => fits(program) && !hasEnded(program, today)) ?? programs.at(-1);
}

function planStages(
  { ends: programEnds, stages }: PathwayProgram,
  graduation: string,
  body: string | null,
): PlannedStage[] {
  const start = monthAfter(graduation, 1);
  const ends = new Map<string, string>();
  let next = start;
  return stages.map((stage) => {
    const { id, kind, begins, examination, first = '', last, after = [] } = stage;
    const months = (body === null ? undefined : stage.monthsOf?.[body]) ?? stage.months;
    const isBeside = kind === 'experience';
    const waits = after.map((before) => monthAfter(ends.get(before) ?? graduation, 1));
    const from = nextOf(latest(isBeside ? start : next, first, ...waits), begins);
    const end = monthAfter(from, months - 1);
    const examinationMonth = examination === undefined ? null : nextOf(end, examination.held);
    const to = examinationMonth ?? end;
    ends.set(id, to);
    if (!isBeside) next = monthAfter(to, 1);
    const late = (last !== undefined && from > last) || (programEnds !== undefined && to > programEnds);
    return { ...stage, months, from, to, examinationMonth, late };
  });
}

const latest = (...months: string[]): string => months.toSorted().at(-1) ?? '';

/** The last month of a season that is early enough before graduation; if that is over, the next one. */
function seasonMonth({ month, before }: PathwaySeason, graduation: string, today: string): string {
  const end = monthAfter(graduation, -before);
  const inTime = nextOf(monthAfter(end, -11), [month]);
  const now = today.slice(0, 7);
  return inTime >= now ? inTime : nextOf(now, [month]);
}

/** Returns the month that is `count` months after a month, `YYYY-MM`. A negative count goes back. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, ofYear = 1] = month.split('-').map(Number);
  const months = year * MONTHS_OF_YEAR + ofYear - 1 + count;
  const two = String((months % MONTHS_OF_YEAR) + 1).padStart(2, '0');
  return `${Math.floor(months / MONTHS_OF_YEAR)}-${two}`;
}

const MONTHS_OF_YEAR = 12;

/** Returns the month of the year of a month: 3 for `2027-03`. */
export const monthOfYear = (month: string): number => Number(month.slice(5));

/**
 * Returns `month` if `monthsOfYear` contains it, else the next month that they contain. Without `monthsOfYear`, returns `month`.
 */
export function nextOf(month: string, monthsOfYear: readonly number[] | undefined): string {
  if (monthsOfYear === undefined) return month;
  const year = Array.from({ length: MONTHS_OF_YEAR }, (_, count) => monthAfter(month, count));
  return year.find((each) => monthsOfYear.includes(monthOfYear(each))) ?? month;
}

/** Limits of the months of graduation that a visitor can choose, counted from a day. */
const MONTHS_BACK = 12;
const MONTHS_AHEAD = 48;

/** Lists the months of graduation that the page knows on a day, `YYYY-MM-DD`: from a year ago to four years ahead. */
export function graduationMonths(today: string): string[] {
  const month = today.slice(0, 7);
  return Array.from({ length: MONTHS_BACK + MONTHS_AHEAD + 1 }, (_, count) =>
    monthAfter(month, count - MONTHS_BACK),
  );
}
