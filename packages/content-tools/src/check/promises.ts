import { VISITOR_TYPES } from '@tamarack-lowe/content-model';
import type { Rule } from './CheckContext.ts';

/** Every address that other sites may link to is there. */
export const promisedAddresses: Rule = ({ promises, stories, resources, slideSets }) => {
  if (!promises) return [];
  const written = new Set(stories.map((story) => `${story.section}/${story.slug}`));
  const named = new Set(resources.map((resource) => resource.slug));
  const gone = (what: string, place: string) =>
    `${place}: this ${what} is gone, and other sites link to its address. Put it back under the same slug.`;
  return [
    ...Object.entries(promises.stories)
      .flatMap(([section, slugs]) => slugs.map((slug) => `${section}/${slug}`))
      .filter((story) => !written.has(story))
      .map((story) => gone('story', `stories/${story}`)),
    ...promises.resources
      .filter((slug) => !named.has(slug))
      .map((slug) => gone('resource', `resources/${slug}`)),
    ...Object.entries(promises.slides).flatMap(([section, promised]) =>
      VISITOR_TYPES.flatMap((type) => {
        const set = slideSets.find((candidate) => candidate.section === section && candidate.for === type);
        const paths = set?.slides.map((slide) => slide.path) ?? [];
        if (paths.join() === promised.join()) return [];
        return [
          `${section}.${type}: the slides must have these addresses in this order: ${promised.join(', ')}. They have: ${paths.join(', ') || 'none'}.`,
        ];
      }),
    ),
  ];
};

/** The talent team is complete: the page says how many they are. */
export const wholeTeam: Rule = ({ members, promises }) =>
  promises?.team === undefined || members.length === promises.team
    ? []
    : [
        `members: the talent team has ${promises.team} people, and ${members.length} are described. Add or take out a file in content/members, or correct "team" in promises.json.`,
      ];

/** One visitor type has exactly one story more, in the promised topic. */
export const extraStory: Rule = ({ promises, stories }) => {
  if (!promises?.extraStory) return [];
  const { section, topic, for: more } = promises.extraStory;
  const fewer = more === 'student' ? 'experienced' : 'student';
  const own = stories.filter((story) => story.section === section && !story.single);
  const count = (list: typeof own) => ({
    more: list.filter((story) => story.for.includes(more)).length,
    fewer: list.filter((story) => story.for.includes(fewer)).length,
  });
  const all = count(own);
  const group = count(own.filter((story) => story.topic === topic));
  if (all.more === all.fewer + 1 && group.more === group.fewer + 1) return [];
  return [
    `${section}: ${more} visitors have exactly one story more than ${fewer} ones, and it belongs to "${topic}". Now they have ${all.more} and ${all.fewer} stories, ${group.more} and ${group.fewer} of them there. Look at "for" and "topic" of the newest story.`,
  ];
};
