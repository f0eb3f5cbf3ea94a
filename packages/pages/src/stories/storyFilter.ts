import type { Picture, VisitorType } from '@tamarack-lowe/content-model';

/** A story in the list of all stories. */
export type ListedStory = {
  href: string;
  /** Short name and headline. */
  label: string;
  headline: string;
  /** Name and job of the person who tells it. */
  name: string;
  job: string;
  picture: Picture;
  topic: string;
  /** The visitor types whose set holds this story. */
  for: readonly VisitorType[];
  /** Id of a region; null if unknown. */
  place: string | null;
  /** Id of a stage; null for a story without one. */
  stage: string | null;
  format: string;
  /** Minutes to read it. */
  minutes: number;
};

/** Fields of the filter, in the order of the page. */
export const STORY_FIELDS = ['topic', 'for', 'place', 'stage', 'format', 'time'] as const;
export type StoryField = (typeof STORY_FIELDS)[number];

/** Values of the filter, by field. Null: no filter. `time`: maximum number of minutes, in digits. */
export type StoryFilter = Readonly<Record<StoryField, string | null>>;

/** Options of each field, in order: values that divide the stories. All topics are options, because they group the list. */
export type StoryOptions = Readonly<Record<StoryField, readonly { value: string; label: string }[]>>;

/** Returns the values of a filter that the page has, and those that it does not know. */
export function knownFilter(asked: StoryFilter, options: StoryOptions) {
  const isKnown = (field: StoryField) => options[field].some(({ value }) => value === asked[field]);
  const known = STORY_FIELDS.map((field) => [field, isKnown(field) ? asked[field] : null]);
  const filter = Object.fromEntries(known) as StoryFilter;
  const unknown = STORY_FIELDS.filter((field) => asked[field] !== null && !isKnown(field));
  return { filter, unknown };
}

/** True if a story has the value of a field. */
const FITS: Readonly<Record<StoryField, (story: ListedStory, value: string) => boolean>> = {
  topic: ({ topic }, value) => topic === value,
  for: (story, value) => story.for.includes(value),
  place: ({ place }, value) => place === value,
  stage: ({ stage }, value) => stage === value,
  format: ({ format }, value) => format === value,
  time: ({ minutes }, value) => minutes <= Number(value),
};

/** Returns the stories that pass a filter, in the same order. */
export function filterStories(stories: readonly ListedStory[], filter: StoryFilter): ListedStory[] {
  const fields = fieldsOf(filter);
  return stories.filter((story) => fields.every(([field, value]) => FITS[field](story, value)));
}

/** Returns at most `limit` stories that fit most of a filter, in the same order. */
export function similarStories(
  stories: readonly ListedStory[],
  filter: StoryFilter,
  limit: number,
): ListedStory[] {
  const fields = fieldsOf(filter);
  const fits = new Map(
    stories.map((story) => [story, fields.filter(([field, value]) => FITS[field](story, value)).length]),
  );
  const most = Math.max(...fits.values());
  return stories.filter((story) => fits.get(story) === most).slice(0, limit);
}

function fieldsOf(filter: StoryFilter): [StoryField, string][] {
  return STORY_FIELDS.flatMap((field) => {
    const value = filter[field];
    return value === null ? [] : [[field, value]];
  });
}

/** Groups stories by topic, in the order of the topics. Stories of an unknown topic are in no group. */
export function groupStories(
  stories: readonly ListedStory[],
  topics: StoryOptions['topic'],
): { label: string; topic: string; stories: ListedStory[] }[] {
  return topics
    .map(({ value, label }) => ({
      label,
      topic: value,
      stories: stories.filter(({ topic }) => topic === value),
    }))
    .filter((group) => group.stories.length > 0);
}
