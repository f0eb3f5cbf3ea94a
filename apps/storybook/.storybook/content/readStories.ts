import { makeSay } from '@tamarack-lowe/content-model';
import { findMessages } from '@tamarack-lowe/content-model/internal/messages';
import { readStoryCatalogue } from '@tamarack-lowe/content-tools/internal/catalogue';
import type { FindMessages, ListedStory, StoryOptions } from '@tamarack-lowe/pages/internal/data';
import { buildWords } from './buildWords.ts';
import type { OpenedLanguage } from './openLanguage.ts';

/** Content of the page of all stories: every story, and the options of its fields. */
type StoriesContent = { words: FindMessages; stories: ListedStory[]; options: StoryOptions };

/** Reads the page of all stories. */
export function readStories(opened: OpenedLanguage): StoriesContent {
  const { buildLabels, site, content } = opened;
  const { topics, stages } = content.readCatalogue();
  const optionsOf = (labels: readonly (readonly [string, string])[]) =>
    labels.map(([value, label]) => ({ value, label }));
  const say = makeSay(buildLabels, site.brand);
  const order = Object.keys(topics);
  return {
    words: buildWords(opened, findMessages),
    stories: readStoryCatalogue(content)
      .map(({ section, slug, region, pictures: _, searched: __, updated: ___, ...story }) => ({
        ...story,
        href: site.paths.story(section, slug),
        place: region,
      }))
      .sort((one, two) => order.indexOf(one.topic) - order.indexOf(two.topic)),
    options: {
      topic: optionsOf(Object.entries(topics)),
      for: optionsOf(site.visitorTypes.map(({ id, team }) => [id, team])),
      place: optionsOf(site.regions.map(({ id, label }) => [id, label])),
      stage: optionsOf(stages.map(({ id, label }) => [id, label])),
      format: optionsOf([
        ['text', say('findText')],
        ['film', say('findFilm')],
        ['pictures', say('findPictures')],
      ]),
      time: optionsOf([['1', say('findUpTo', { minutes: 1 })]]),
    },
  };
}
