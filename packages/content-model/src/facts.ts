import type { Fact, Facts } from './schema/facts.ts';
import type { FactPlaces } from './text/fillFacts.ts';
import { dayText } from './typography/dayText.ts';

/** True when the last day of a fact is before a day, `YYYY-MM-DD`. */
export function isExpired({ until }: Pick<Fact, 'until'>, day: string): boolean {
  return until !== undefined && until < day;
}

/**
 * Returns the facts as pages print them on a day, `YYYY-MM-DD`: an expired fact has the text of its fallback. Without a
 * fallback it keeps its text, and the content check reports it.
 */
export function factsOn(day: string, facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => [
      key,
      isExpired(fact, day) ? { ...fact, text: fact.fallback ?? fact.text, expired: true } : fact,
    ]),
  );
}

/** Source of facts on a page. */
export type FactSource = Pick<Fact, 'source' | 'asOf'> & {
  /** `asOf` in the language of the page: "September 1, 2026". */
  date: string;
  /** The facts, in the order of the text. */
  texts: string[];
};

/** Facts of a page. */
export type PageFacts = {
  /** Sources in the order of the text: facts of one source and day are together. */
  sources: FactSource[];
  /** Places of marked facts by whole text: first character, length, index of the source. */
  places: Record<string, [start: number, length: number, source: number][]>;
};

/** Source of a fact with its sample: "Candidate survey (1,840 candidates)". */
const wholeSource = ({ source, sample }: Fact) => (sample === undefined ? source : `${source} (${sample})`);

/**
 * Keeps the first fact of each source and day, for texts that visitors read in their order: the note of every further one would
 * repeat the same sentence, and be another stop of the Tab key.
 */
export function firstOfSources(found: FactPlaces, facts: Facts): FactPlaces {
  const noted = new Set<string>();
  const isFirst = ({ key }: { key: string }) => {
    const fact = facts[key];
    if (!fact || fact.expired) return false;
    const before = noted.size;
    return noted.add(`${wholeSource(fact)} ${fact.asOf}`).size > before;
  };
  return new Map([...found].map(([text, marks]) => [text, marks.filter(isFirst)]));
}

/**
 * Lists the facts of a page from their places in its filled texts; undefined when there are none. Expired facts are not
 * listed: pages show their fallback. `marked`: places that the page marks, by default all.
 */
export function pageFacts(
  found: FactPlaces,
  facts: Facts,
  language: string,
  marked = found,
): PageFacts | undefined {
  const sources: FactSource[] = [];
  const indexOf = (fact: Fact): number => {
    const { text, asOf } = fact;
    const whole = wholeSource(fact);
    const known = sources.findIndex((each) => each.source === whole && each.asOf === asOf);
    const texts = sources[known]?.texts;
    if (texts?.includes(text) === false) texts.push(text);
    if (texts) return known;
    const date = dayText(asOf, language);
    return sources.push({ source: whole, asOf, date, texts: [text] }) - 1;
  };
  const places: PageFacts['places'] = {};
  for (const [text, marks] of found) {
    // Every fact is in the list of sources, also one that is not marked.
    const current = marks.flatMap(({ key, start }): [number, number, number][] => {
      const fact = facts[key];
      return fact && !fact.expired ? [[start, fact.text.length, indexOf(fact)]] : [];
    });
    const starts = marked.get(text)?.map(({ start }) => start) ?? [];
    const shown = current.filter(([start]) => starts.includes(start));
    if (shown.length > 0) places[text] = shown;
  }
  return sources.length > 0 ? { sources, places } : undefined;
}
