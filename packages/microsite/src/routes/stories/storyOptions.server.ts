import type { CatalogueStory } from '@tamarack-lowe/content-tools/internal/catalogue';
import type { StoryOptions } from '@tamarack-lowe/pages/internal/data';
import type { RouteContext } from '../route.ts';

/** Labels of formats. */
const FORMATS = { text: 'findText', film: 'findFilm', pictures: 'findPictures' } as const;

/** Most options of the field for time. */
const MOST_TIMES = 5;

/** Returns the options of each field: the values that divide the stories, in the order of the taxonomy. */
export function storyOptions(
  { site, content, headSay }: RouteContext,
  stories: readonly CatalogueStory[],
): StoryOptions {
  const { topics, stages } = content.readCatalogue();
  const some = (
    values: readonly { value: string; label: string }[],
    has: (value: string) => CatalogueStory[],
  ) => {
    const found = values.filter(({ value }) => has(value).length > 0);
    return found.some(({ value }) => has(value).length < stories.length) ? found : [];
  };
  const minutes = [...new Set(stories.map((story) => story.minutes))].sort((one, two) => one - two);
  return {
    topic: Object.entries(topics)
      .map(([value, label]) => ({ value, label }))
      .filter(({ value }) => stories.some(({ topic }) => topic === value)),
    for: some(
      site.visitorTypes.map(({ id, team }) => ({ value: id, label: team })),
      (type) => stories.filter((story) => story.for.includes(type)),
    ),
    place: some(
      site.regions.map(({ id, label }) => ({ value: id, label })),
      (id) => stories.filter(({ region }) => region === id),
    ),
    stage: some(
      stages.map(({ id, label }) => ({ value: id, label })),
      (id) => stories.filter(({ stage }) => stage === id),
    ),
    format: some(
      Object.entries(FORMATS).map(([value, key]) => ({ value, label: headSay(key) })),
      (format) => stories.filter((story) => story.format === format),
    ),
    // "Up to the longest" would keep all stories.
    time: minutes
      .slice(0, -1)
      .slice(0, MOST_TIMES)
      .map((most) => ({ value: String(most), label: headSay('findUpTo', { minutes: most }) })),
  };
}
