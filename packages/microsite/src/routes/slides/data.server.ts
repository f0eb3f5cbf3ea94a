import { slideLabel } from '@tamarack-lowe/content-model';
import type { ListedPage } from '../ListedPage.ts';
import { newestDay } from '../newestDay.ts';
import type { PageContext } from '../PageContext.ts';
import { deckOf } from './deckOf.ts';

/**
 * The slides of all sections, then their aliases. The last change of a slide is that of the newest story in its
 * circles.
 */
export function listSlides({ site, content }: PageContext): ListedPage[] {
  const stories = content.listStories();
  const slides = site.brand.sections.flatMap(({ id }): ListedPage[] => {
    const own = stories.filter(({ section }) => section === id);
    const sets = site.visitorTypes.map((type) => deckOf(site, id, type.id));
    return (sets[0]?.slides ?? []).map((slide, index) => {
      const circles = sets.flatMap(({ slides }) => slides[index]?.circles ?? []);
      const slugs = new Set(circles.map(({ story }) => story.id));
      const topics = new Set(circles.flatMap(({ topic }) => topic ?? []));
      const led = own.filter(({ slug, topic }) => slugs.has(slug) || topics.has(topic));
      return {
        path: slide.path,
        label: slideLabel(slide),
        updated: newestDay(led.map(({ updated }) => updated)),
        // The first slide renders the others of its section.
        keep: index === 0,
      };
    });
  });
  const aliases = Object.entries(site.paths.aliases).flatMap(([path, aliasOf]) => {
    const slide = slides.find((each) => each.path === aliasOf);
    return slide ? [{ ...slide, path, aliasOf }] : [];
  });
  return [...slides, ...aliases];
}
