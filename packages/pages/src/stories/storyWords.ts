import { fillMessage, type Say } from '@tamarack-lowe/content-model';
import type { FindMessageKey } from '@tamarack-lowe/content-model/internal/messages';
import { formatNumber } from '../context/localeFormat.ts';
import type { StoryField } from './storyFilter.ts';

/** Labels of the page of all stories, with their placeholders. */
export type FindMessages = Readonly<Record<FindMessageKey, string>>;

/** Returns a label of the page of all stories. */
export type FindWords = Say<FindMessageKey>;

/** Makes the function that returns the labels. Keep it while they stay the same: a new function renders all rows again. */
export function makeFindWords(words: FindMessages): FindWords {
  return (key, values = {}) => fillMessage<string>(words[key], values);
}

/** Label of each field, and of its option without a filter. */
export const FIELD_WORDS: Readonly<Record<StoryField, readonly [FindMessageKey, FindMessageKey]>> = {
  topic: ['findTopic', 'findAllTopics'],
  for: ['findFor', 'findForAll'],
  place: ['findPlace', 'findAllPlaces'],
  stage: ['findStage', 'findAllStages'],
  format: ['findFormat', 'findAllFormats'],
  time: ['findTime', 'findAnyTime'],
};

type Count = { shown: number; total: number; language: string };

/** Number of stories: "61 stories", "3 of 61 stories". */
export function countWords(say: FindWords, { shown, total, language }: Count): string {
  const number = (count: number) => formatNumber(count, language);
  const one = new Intl.PluralRules(language).select(total) === 'one';
  const stories = say(one ? 'findOne' : 'findMany', { total: number(total) });
  return shown === total ? stories : say('findOf', { shown: number(shown), stories });
}
