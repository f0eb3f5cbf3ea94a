import {
  type CustomBlock,
  type Facts,
  fillMessage,
  type ResourceBlock,
  type StoryBlock,
} from '@tamarack-lowe/content-model';
import {
  applyTypography,
  checkHoldsUntil,
  fillAllFacts,
  type Hiring,
  type HiringBlock,
  type HiringPromise,
  type HiringStep,
  hasLapsed,
} from '@tamarack-lowe/content-model/internal/content';
import { dayText } from '@tamarack-lowe/content-model/internal/text';

/** A check of the firm, as pages show it. */
export type PageCheck = {
  /** Day of the check, `YYYY-MM-DD`. */
  day: string;
  /** "Checked on October 31, 2026", or that it is being made again. */
  words: string;
  /** "Good until April 29, 2027"; null once it has lapsed. */
  until: string | null;
  /** Last day on which it holds, `YYYY-MM-DD`. */
  untilDay: string;
  lapsed: boolean;
};

/** A promise with its last check. */
export type PagePromise = HiringPromise & { check: PageCheck };

/** A step with the promise that covers it, and the last check of what machines do. */
export type PageHiringStep = Omit<HiringStep, 'promise' | 'machine'> & {
  promise: PagePromise | null;
  machine: Omit<HiringStep['machine'], 'checked'> & { check: PageCheck };
};

/** The hiring steps of the firm, as pages show them on a day: facts filled in, the state of each check as a sentence. */
export type PageHiring = Omit<Hiring, '$schema' | 'steps' | 'promises' | 'law'> & {
  steps: PageHiringStep[];
  promises: PagePromise[];
  law: (NonNullable<Hiring['law']> & { read: string }) | null;
};

/** Day of a build, `YYYY-MM-DD`, and the language of its pages. */
type PageContext = { today: string; language: string };

/** Fills facts into `hiring.json`. Placeholders of its labels and of the reminder stay, because pages fill them in. */
export function filledHiring(hiring: Hiring, facts: Facts, where: string): Hiring {
  const { labels, reminder, ...texts } = hiring;
  const filled = { ...fillAllFacts(texts, facts, where), labels };
  if (reminder === undefined) return filled;
  const { until, entryText, ...words } = reminder;
  return { ...filled, reminder: { ...fillAllFacts(words, facts, where), until, entryText } };
}

/** Converts `hiring.json` to the form that pages show. */
export function makePageHiring(source: Hiring, facts: Facts, { today, language }: PageContext): PageHiring {
  const { $schema: _, law, ...hiring } = filledHiring(source, facts, 'hiring.json');
  const { labels, machines } = hiring;
  const inWords = (day: string) => applyTypography(dayText(day, language), language);
  const checkOf = (check: Pick<HiringPromise, 'checked' | 'holdsDays'>): PageCheck => {
    const lapsed = hasLapsed(check, today);
    const untilDay = checkHoldsUntil(check);
    return {
      day: check.checked,
      words: lapsed ? labels.again : fillMessage(labels.checked, { date: inWords(check.checked) }),
      until: lapsed ? null : fillMessage(labels.holds, { date: inWords(untilDay) }),
      untilDay,
      lapsed,
    };
  };
  const promises = hiring.promises.map((promise) => ({ ...promise, check: checkOf(promise) }));
  return {
    ...hiring,
    promises,
    steps: hiring.steps.map(({ promise, machine: { checked, ...machine }, ...step }) => ({
      ...step,
      promise: promises.find(({ id }) => id === promise) ?? null,
      machine: { ...machine, check: checkOf({ checked, holdsDays: machines.holdsDays }) },
    })),
    law:
      law === undefined ? null : { ...law, read: fillMessage(labels.checked, { date: inWords(law.asOf) }) },
  };
}

/** Replaces the blocks of a body that show `hiring.json` by lists. `listOf` makes a list block from texts. */
export function writeOutHiring<Block extends StoryBlock | ResourceBlock | CustomBlock, List>(
  body: readonly Block[],
  hiring: PageHiring | null,
  listOf: (texts: string[]) => List,
): (Exclude<Block, HiringBlock> | List)[] {
  return body.flatMap((block): (Exclude<Block, HiringBlock> | List)[] => {
    if (!isHiringBlock(block)) return [block as Exclude<Block, HiringBlock>];
    return hiring === null ? [] : [listOf(textsOf(block, hiring))];
  });
}

const isHiringBlock = (block: { type: string }): block is HiringBlock =>
  block.type === 'machines' || block.type === 'promises';

function textsOf(block: HiringBlock, { labels, promises, steps }: PageHiring): string[] {
  if (block.type === 'machines')
    return steps.map(({ name, machine: { check, ...sentences } }) =>
      fillMessage<string>(labels.machineItem, { step: name, ...sentences, checked: check.words }),
    );
  const ids = block.ids ?? promises.map(({ id }) => id);
  return ids.flatMap((id) =>
    promises
      .filter((promise) => promise.id === id)
      .map(({ check, promise }) =>
        fillMessage<string>(labels.promiseItem, { promise, checked: check.words }),
      ),
  );
}
