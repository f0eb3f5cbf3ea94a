import { slideSetFor } from '../read/slideSets.ts';
import type { Rule } from './context.ts';

/** Finds pinned addresses, which other sites may link to, that do not exist. */
export const changedAddresses: Rule = ({ pinned, stories, resources, slideSets, sources }) => {
  if (!pinned) return [];
  const written = new Set(stories.map((story) => `${story.section}/${story.slug}`));
  const named = new Set(resources.map((resource) => resource.slug));
  const gone = (what: string, place: string) =>
    `${place}: this ${what} is gone, and other sites link to its address. Put it back under the same slug.`;
  return [
    ...Object.entries(pinned.stories)
      .flatMap(([section, slugs]) => slugs.map((slug) => `${section}/${slug}`))
      .filter((story) => !written.has(story))
      .map((story) => gone('story', `stories/${story}`)),
    ...pinned.resources
      .filter((slug) => !named.has(slug))
      .map((slug) => gone('resource', `resources/${slug}`)),
    ...Object.entries(pinned.slides).flatMap(([section, addresses]) =>
      sources.typeIds().flatMap((type) => {
        const paths = slideSetFor(slideSets, section, type)?.slides.map((slide) => slide.path) ?? [];
        if (paths.join() === addresses.join()) return [];
        return [
          `${section}.${type}: the slides must have these addresses in this order: ${addresses.join(', ')}. They have: ${paths.join(', ') || 'none'}.`,
        ];
      }),
    ),
  ];
};

/** Finds a talent team that differs from the number on the page. */
export const changedTeamSize: Rule = ({ members, pinned }) =>
  pinned?.team === undefined || members.length === pinned.team
    ? []
    : [
        `members: the talent team has ${pinned.team} people, and ${members.length} are described. Add or take out a file in content/members, or correct "team" in pinned.json.`,
      ];

/**
 * Finds visitor types whose number of stories is not exactly one less than that of the pinned type, in the pinned
 * topic.
 */
export const changedExtraStory: Rule = ({ pinned, sources, stories }) => {
  if (!pinned?.extraStory) return [];
  const { section, topic, for: more } = pinned.extraStory;
  const own = stories.filter((story) => story.section === section && !story.single);
  const inTopic = own.filter((story) => story.topic === topic);
  const count = (list: typeof own, type: string) => list.filter((story) => story.for.includes(type)).length;
  return sources
    .typeIds()
    .filter((fewer) => fewer !== more)
    .filter((fewer) => [own, inTopic].some((list) => count(list, more) !== count(list, fewer) + 1))
    .map(
      (fewer) =>
        `${section}: ${more} visitors have exactly one story more than ${fewer} ones, and it belongs to "${topic}". Now they have ${count(own, more)} and ${count(own, fewer)} stories, ${count(inTopic, more)} and ${count(inTopic, fewer)} of them there. Look at "for" and "topic" of the newest story.`,
    );
};
