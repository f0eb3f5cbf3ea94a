import { issue, message } from '@tamarack-lowe/content-model/internal/content';
import { slideSetFor } from '../read/slideSets.ts';
import type { Rule } from './context.ts';

/** Finds pinned addresses, which other sites may link to, that do not exist. */
export const changedAddresses: Rule = ({ pinned, stories, resources, slideSets, sources }) => {
  if (!pinned) return [];
  // The addresses of people who have left answer, too.
  const goneStories = sources.gonePages().flatMap((page) => (page.kind === 'story' ? page : []));
  const written = new Set([...stories, ...goneStories].map((story) => `${story.section}/${story.slug}`));
  const named = new Set(resources.map((resource) => resource.slug));
  const gone = (where: string) => issue(where, message('pageGone'));
  return [
    ...Object.entries(pinned.stories)
      .flatMap(([section, slugs]) => slugs.map((slug) => `${section}/${slug}`))
      .filter((story) => !written.has(story))
      .map((story) => gone(`stories/${story}`)),
    ...pinned.resources.filter((slug) => !named.has(slug)).map((slug) => gone(`resources/${slug}`)),
    ...Object.entries(pinned.slides).flatMap(([section, addresses]) =>
      sources.typeIds().flatMap((type) => {
        const paths = slideSetFor(slideSets, section, type)?.slides.map((slide) => slide.path) ?? [];
        if (paths.join() === addresses.join()) return [];
        const found = paths.length === 0 ? message('none') : paths.join(', ');
        return [
          issue(`${section}.${type}`, message('slideAddresses', { wanted: addresses.join(', '), found })),
        ];
      }),
    ),
  ];
};

/** Finds a talent team that differs from the number on the page. */
export const changedTeamSize: Rule = ({ members, pinned }) =>
  pinned?.team === undefined || members.length === pinned.team
    ? []
    : [issue('members', message('teamSize', { wanted: pinned.team, count: members.length }))];

/**
 * Finds visitor types that do not have exactly one story less than the pinned type, both in its section and in its topic.
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
    .map((fewer) =>
      issue(
        section,
        message('extraStory', {
          more,
          fewer,
          topic,
          moreCount: count(own, more),
          fewerCount: count(own, fewer),
          moreInTopic: count(inTopic, more),
          fewerInTopic: count(inTopic, fewer),
        }),
      ),
    );
};
