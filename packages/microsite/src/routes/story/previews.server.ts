import type { Section } from '@tamarack-lowe/content-model';
import { backSlide } from '@tamarack-lowe/content-tools/internal/page-data';
import { byType } from '../../site/sections.ts';
import type { RouteContext } from '../route.ts';
import type { StoryPreview, StoryPreviews } from './preview.ts';

/** Makes the previews of stories of a section, by their path. Slugs without a story have none. */
export function storyPreviews(
  context: RouteContext,
  section: Section,
  slugs: Iterable<string>,
): StoryPreviews {
  const { paths } = context.site;
  return Object.fromEntries(
    [...new Set(slugs)].flatMap((slug) => {
      const preview = storyPreview(context, section, slug);
      return preview ? [[paths.story(section, slug), preview]] : [];
    }),
  );
}

/** Descriptions, captions and transcripts follow with the page. */
function storyPreview(
  { site, content }: RouteContext,
  section: Section,
  slug: string,
): StoryPreview | undefined {
  const found = content.readStory(section, slug);
  if (!found) return undefined;
  const { topic, theme, label, title, author, readingMinutes } = found;
  const images = found.images.map((image) =>
    image.type === 'video'
      ? { ...image, alt: '', film: { ...image.film, description: '', captions: [], transcript: null } }
      : { ...image, alt: '' },
  );
  return {
    story: { section, slug, topic, theme, label, title: titleLines(title), author, images, readingMinutes },
    back: byType(site, (type) => backSlide(site, found, type)),
  };
}

/** Keeps a browser from breaking a line where it stands. */
export const WORD_JOINER = '\u2060';

/** Letters of the widest line that a headline has room for beside photos and on phones, in its largest size there. */
const LETTERS_OF_LINE = 18;

/**
 * Returns the lines of a headline as written if each has room or ends a sentence. Otherwise the browser would break only some
 * of them, so they become one, which it breaks into even lines. A joiner follows the hyphen of a compound: no line ends in "half-".
 */
export function titleLines(title: readonly string[]): string[] {
  const areKept =
    title.every((line) => line.length <= LETTERS_OF_LINE) ||
    title.slice(0, -1).every((line) => /[.?!…]\P{L}*$/u.test(line));
  return (areKept ? title : [title.join(' ')]).map((line) => line.replace(/-\b/g, `-${WORD_JOINER}`));
}
