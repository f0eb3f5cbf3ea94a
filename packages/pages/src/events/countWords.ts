import { numberWords } from '../context/numberWords.ts';
import type { Words } from '../context/PagesProvider.tsx';

type Count = {
  /** Of the events shown, how many are to come and how many are over. */
  coming: number;
  past: number;
  /** How many there are without a filter. */
  total: number;
  filtered: boolean;
};

/** How many events are shown, of how many, and how many of them can still be gone to: "9 of 40 events: 5 to come, 4 past". */
export function countWords({ coming, past, total, filtered }: Count, { say, language }: Words): string {
  const number = (count: number) => numberWords(count, language);
  const one = new Intl.PluralRules(language).select(total) === 'one';
  const events = say(one ? 'eventsOne' : 'eventsMany', { total: number(total) });
  const shown = coming + past;
  const head = filtered ? say('eventsOf', { shown: number(shown), events }) : events;
  if (past > 0) return say('eventsCountAround', { head, coming: number(coming), past: number(past) });
  return shown > 1 ? say('eventsCount', { head }) : head;
}
