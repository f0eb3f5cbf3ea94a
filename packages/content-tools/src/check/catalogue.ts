import { issue, message } from '@tamarack-lowe/content-model/internal/content';
import type { Rule } from './context.ts';

/** Finds topics without a label, on sites with a page of all stories. */
export const unlabelledTopics: Rule = ({ brand, fileIn, sources, stories }) => {
  if (brand.pages.stories === undefined) return [];
  const { topics } = sources.catalogue();
  return [...new Set(stories.map(({ topic }) => topic))]
    .filter((topic) => !Object.hasOwn(topics, topic))
    .map((topic) => issue(`${fileIn('catalogue.json')}, topics`, message('noTopicLabel', { topic })));
};

/** Finds stories of a stage that the page of all stories does not offer. */
export const unknownStages: Rule = ({ sources, stories }) => {
  const known = sources.catalogue().stages.map(({ id }) => id);
  return stories.flatMap(({ slug, stage }) =>
    stage === undefined || known.includes(stage)
      ? []
      : [issue(`${slug}, stage`, message('unknownStage', { stage, known: known.join(', ') }))],
  );
};
