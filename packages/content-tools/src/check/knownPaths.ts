import { makePaths, plainPath } from '@tamarack-lowe/content-model';
import type { CheckContext } from './CheckContext.ts';

/** Whether an address inside the site leads to a page. Question mark, hash and a slash at the end do not matter. */
export function createKnownPaths(context: CheckContext): (path: string) => boolean {
  const { brand, members, resources, slideSets, stories } = context;
  const slides = slideSets.flatMap((set) => set.slides.map((slide) => slide.path));
  const paths = makePaths(brand, {});
  const known = new Set(
    [
      paths.intro,
      ...Object.values(brand.pages).filter((path) => path !== undefined),
      ...Object.keys(paths.aliases),
      ...Object.keys(paths.redirects),
      ...slides,
      ...stories.map((story) => paths.story(story.section, story.slug)),
      ...members.map((member) => paths.member(member.slug)),
      ...resources.map((resource) => paths.resource(resource.slug)),
    ].map(plainPath),
  );
  return (path) => known.has(plainPath(path));
}
