import { SECTIONS, VISITOR_TYPES } from '@tamarack-lowe/content-model';
import type { Rule } from './CheckContext.ts';
import {
  EXTRA_STORY_TOPIC,
  PROMISED_RESOURCES,
  PROMISED_SLIDES,
  PROMISED_STORIES,
  TEAM_SIZE,
} from './specification.ts';

/** Every address that other sites may link to is there. */
export const promisedAddresses: Rule = ({ stories, resources, slideSets }) => {
  const written = new Set(stories.map((story) => `${story.section}/${story.slug}`));
  const missingStories = SECTIONS.flatMap((section) =>
    PROMISED_STORIES[section]
      .filter((slug) => !written.has(`${section}/${slug}`))
      .map(
        (slug) =>
          `stories/${section}/${slug}: this story is gone, and other sites link to its address. Put it back under the same slug.`,
      ),
  );
  const named = new Set(resources.map((resource) => resource.slug));
  const missingResources = PROMISED_RESOURCES.filter((slug) => !named.has(slug)).map(
    (slug) =>
      `resources/${slug}: this resource is gone, and other sites link to its address. Put it back under the same slug.`,
  );
  const slides = SECTIONS.flatMap((section) =>
    VISITOR_TYPES.flatMap((visitorType) => {
      const set = slideSets.find(
        (candidate) => candidate.section === section && candidate.for === visitorType,
      );
      const paths = set?.slides.map((slide) => slide.path) ?? [];
      const promised = PROMISED_SLIDES[section];
      if (paths.join() === promised.join()) return [];
      return [
        `${section}.${visitorType}: the slides must have these addresses in this order: ${promised.join(', ')}. They have: ${paths.join(', ') || 'none'}.`,
      ];
    }),
  );
  return [...missingStories, ...missingResources, ...slides];
};

/** The talent team is complete: the page says how many they are. */
export const wholeTeam: Rule = ({ members }) =>
  members.length === TEAM_SIZE
    ? []
    : [
        `members: the talent team has ${TEAM_SIZE} people, and ${members.length} are described. Add or take out a file in content/members.`,
      ];

/** Experienced hires have exactly one recruit story more, in the third group. */
export const extraStory: Rule = ({ stories }) => {
  const own = stories.filter((story) => story.section === 'recruit' && !story.single);
  const count = (list: typeof own) => ({
    student: list.filter((story) => story.for.includes('student')).length,
    experienced: list.filter((story) => story.for.includes('experienced')).length,
  });
  const all = count(own);
  const group = count(own.filter((story) => story.topic === EXTRA_STORY_TOPIC));
  if (all.experienced === all.student + 1 && group.experienced === group.student + 1) return [];
  return [
    `recruit: experienced hires have exactly one story more than students, and it belongs to "${EXTRA_STORY_TOPIC}". Now they have ${all.experienced} and ${all.student} stories, ${group.experienced} and ${group.student} of them there. Look at "for" and "topic" of the newest story.`,
  ];
};
