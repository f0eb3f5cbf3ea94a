import type { Fact, Facts } from './schema/facts.ts';
import { dayText } from './text/dayText.ts';
import type { FactPlaces } from './text/fillFacts.ts';

/** True when the last day of a fact is before a day, `YYYY-MM-DD`. */
export function isExpired({ until }: Pick<Fact, 'until'>, day: string): boolean {
  return until !== undefined && until < day;
}

/**
 * Facts as pages print them on a day, `YYYY-MM-DD`: one that has expired has the words that it falls back on. One without such words
 * keeps its text; the content check reports it.
 */
export function factsOn(day: string, facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => [
      key,
      isExpired(fact, day) ? { ...fact, text: fact.fallback ?? fact.text, expired: true } : fact,
    ]),
  );
}

/** A fact on a page. */
export type PageFact = Pick<Fact, 'text' | 'source' | 'asOf' | 'until'> & {
  /** `asOf` in the language of the page: "September 1, 2026". */
  date: string;
};

/** Facts of a page in the order of its text. */
export type PageFacts = {
  list: PageFact[];
  /** Where they stand: by whole text, the first character of each fact, and its index in the list. */
  places: Record<string, [start: number, fact: number][]>;
};

/**
 * Makes the list of facts of a page from their places in its filled texts; undefined when there are none. Facts that have expired are
 * words like any others.
 */
export function pageFacts(found: FactPlaces, facts: Facts, language: string): PageFacts | undefined {
  const list: PageFact[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (key: string, { text, source, sample, asOf, until }: Fact): number => {
    const known = indexes.get(key);
    if (known !== undefined) return known;
    const whole = sample === undefined ? source : `${source} (${sample})`;
    list.push({ text, source: whole, asOf, ...(until && { until }), date: dayText(asOf, language) });
    indexes.set(key, list.length - 1);
    return list.length - 1;
  };
  const places: PageFacts['places'] = {};
  for (const [text, marks] of found) {
    const current = marks.flatMap(({ key, start }): [number, number][] => {
      const fact = facts[key];
      return fact && !fact.expired ? [[start, indexOf(key, fact)]] : [];
    });
    if (current.length > 0) places[text] = current;
  }
  return list.length > 0 ? { list, places } : undefined;
}
