import type { Preview } from './Preview.ts';

/** The words of a link that name where it leads; it may have others, such as a job. */
const NAMES = [
  '.gt-circle__words',
  '.gt-story-card__title',
  '.gt-member-card__name',
  '.story-nav__title',
  '.gt-heading-s',
].join();

/** What is known of a page from the link to it. */
export function previewOf(link: Element): Preview {
  const words = (link.querySelector(NAMES) ?? link).textContent.trim();
  const image = Array.from(link.querySelectorAll('img')).find(
    (shown) => shown.naturalWidth > 0 && shown.checkVisibility(),
  );
  return { words, picture: image?.currentSrc ?? null };
}
