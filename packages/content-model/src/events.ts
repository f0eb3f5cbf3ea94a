/** A campus event after parsing. Days are calendar days at the place, times are wall-clock times at the place. */
export type CampusEvent = {
  id: number;
  slug: string;
  title: string;
  /** `YYYY-MM-DD`, or null when not announced yet. */
  date: string | null;
  /** Last day of an event over several days, `YYYY-MM-DD`. */
  endDate: string | null;
  /** `HH:MM`, 24 hours, or null. */
  startTime: string | null;
  /** The same; one that is not after the start is on the next day. `24:00`: the midnight at the end of each of several days. */
  endTime: string | null;
  /** IANA name, `UTC`, an offset such as `-05:00`, or null: what `readTimeZone` returns. */
  timeZone: string | null;
  /** Slugs of provinces; empty for an online event without a place. */
  provinces: string[];
  city: string;
  school: string;
  venue: string;
  /** "Career fair", "Workshop", …; empty when unknown. */
  kind: string;
  online: boolean;
  featured: boolean;
  /** Places, or null when unknown. */
  capacity: number | null;
  /** Where to sign up, already checked; null when there is nothing to follow. */
  link: { href: string; label: string } | null;
  /** Plain text paragraphs. */
  description: string[];
};

export type Province = { slug: string; name: string; code: string };

/** The answer of the events call after parsing. */
export type CampusEvents = { events: CampusEvent[]; provinces: Province[] };

/** What a list of campus events is narrowed to: a province's slug and a year-month (`2027-03`), null for all. */
export type EventFilter = { province: string | null; month: string | null };

/** A new list by date, then start time (none first), then title, then id. Undated events come last in both orders. */
export function sortEvents(events: readonly CampusEvent[], order: 'asc' | 'desc' = 'asc'): CampusEvent[] {
  const direction = order === 'asc' ? 1 : -1;
  return [...events].sort(
    (a, b) =>
      Number(a.date === null) - Number(b.date === null) ||
      direction *
        (compare(a.date ?? '', b.date ?? '') ||
          compare(a.startTime ?? '', b.startTime ?? '') ||
          compareWords(a.title, b.title) ||
          a.id - b.id),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
// Not an `Intl.Collator`: to make one takes 20 ms of a desktop, and two events seldom begin at the same time.
const compareWords = (a: string, b: string) => a.localeCompare(b, 'und');

/**
 * The events of a province and a month, in the order given. An online event without a province belongs to every
 * province; an event over several months belongs to each; an event without a date belongs to no month.
 */
export function filterEvents(
  events: readonly CampusEvent[],
  { province, month }: EventFilter,
): CampusEvent[] {
  return events.filter((event) => {
    const isEverywhere = event.online && event.provinces.length === 0;
    const isThere = province === null || isEverywhere || event.provinces.includes(province);
    return isThere && (month === null || monthsOfEvent(event).includes(month));
  });
}

/** Every year-month (`YYYY-MM`) that at least one event overlaps, ascending: the choices of the month filter. */
export function monthsOfEvents(events: readonly CampusEvent[]): string[] {
  return [...new Set(events.flatMap(monthsOfEvent))].sort();
}

function monthsOfEvent({ date, endDate }: Pick<CampusEvent, 'date' | 'endDate'>): string[] {
  if (date === null) return [];
  const months: string[] = [];
  // Counted, not compared as text: a year of five digits stands before 9999 there.
  for (let month = countMonths(date); month <= countMonths(endDate ?? date); month += 1) {
    months.push(`${padded(Math.floor(month / 12), 4)}-${padded((month % 12) + 1, 2)}`);
  }
  return months;
}

const countMonths = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const padded = (number: number, length: number) => String(number).padStart(length, '0');

/** How a province is written in the address: its code in small letters (`on`), or its slug while it has no code. */
export function provinceParam({ code, slug }: Province): string {
  return code === '' ? slug : code.toLowerCase();
}

/** The province an address means, by code or slug, in any case; null when there is none. */
export function findProvince(provinces: readonly Province[], param: string | null): Province | null {
  const wanted = param?.toLowerCase();
  return provinces.find((province) => wanted === provinceParam(province) || wanted === province.slug) ?? null;
}
