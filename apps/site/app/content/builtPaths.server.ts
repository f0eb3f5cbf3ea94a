import { ALIASES, memberPath, PATHS, resourcePath, storyPath } from '@tamarack-lowe/content-model';
import { deck } from '@tamarack-lowe/stories';
import { listStories, readMembers, readResources } from '@tamarack-lowe/stories/server';

/** Every address that is built as a page, aliases and the page for unknown addresses included. */
export async function builtPaths(): Promise<string[]> {
  const [stories, members, resources] = await Promise.all([listStories(), readMembers(), readResources()]);
  const slides = [...deck.discover.student.slides, ...deck.recruit.student.slides].map((slide) => slide.path);
  return [
    PATHS.intro,
    ...slides,
    ...Object.keys(ALIASES),
    ...stories.map((story) => storyPath(story.section, story.slug)),
    PATHS.connect,
    ...members.map((member) => memberPath(member.slug)),
    PATHS.campus,
    ...resources.map((resource) => resourcePath(resource.slug)),
    '/404',
  ];
}
