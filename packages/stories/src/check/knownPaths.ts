import { ALIASES, memberPath, PATHS, REDIRECTS, resourcePath, storyPath } from '@tamarack-lowe/content-model';
import type { CheckContext } from './CheckContext.ts';

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** Whether an address inside the site leads to a page. Question mark, hash and a slash at the end do not matter. */
export function createKnownPaths({
  members,
  resources,
  slideSets,
  stories,
}: CheckContext): (path: string) => boolean {
  const known = new Set(
    [
      ...Object.values(PATHS),
      ...Object.keys(ALIASES),
      ...Object.keys(REDIRECTS),
      ...slideSets.flatMap((set) => set.slides.map((slide) => slide.path)),
      ...stories.map((story) => storyPath(story.section, story.slug)),
      ...members.map((member) => memberPath(member.slug)),
      ...resources.map((resource) => resourcePath(resource.slug)),
    ].map(withoutSlash),
  );
  return (path) => known.has(withoutSlash(path.replace(/[?#].*$/, '')));
}
