import type { Paths } from '@tamarack-lowe/content-model';
import { mapLinks } from '../read/localAddresses.ts';
import type { GonePage } from './publishedFiles.ts';

/** Leads links to pages that are no more to the nearest story, or to the page above. */
export function healLinks<T>(value: T, gone: readonly GonePage[], paths: Paths): T {
  return mapLinks(value, (href) => {
    if (!href.startsWith('/')) return href;
    const place = paths.read(href);
    if (place.kind !== 'story' && place.kind !== 'member') return href;
    const page = gone.find(
      (each) =>
        each.kind === place.kind &&
        (each.slug === place.slug || (each.kind === 'story' && each.id === place.slug)) &&
        (each.kind !== 'story' || place.kind !== 'story' || each.section === place.section),
    );
    if (page === undefined) return href;
    if (page.kind === 'member') return paths.connect ?? paths.intro;
    return page.near === null ? paths.section(page.section) : paths.story(page.section, page.near);
  });
}
