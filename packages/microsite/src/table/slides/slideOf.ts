import { ALIASES, type DeckSlide, type Section, toLines } from '@tamarack-lowe/content-model';
import { say } from '../../../../../apps/site/app/content/say.ts';
import { siteDeck } from '../../../../../apps/site/app/content/siteDeck.ts';

type SlidePlace = { section: Section; index: number; slide: DeckSlide; title: string };

/** The slide at an address or alias, and the title of its page. Throws where there is none: routes list what content/slides has. */
export function slideOf(pathname: string): SlidePlace {
  const path = pathname.replace(/\/+$/, '');
  const aliases: Record<string, string> = ALIASES;
  const canonical = aliases[path] ?? path;
  for (const section of ['discover', 'recruit'] as const) {
    const { slides } = siteDeck()[section].student;
    const index = slides.findIndex((each) => each.path === canonical);
    const slide = slides[index];
    if (slide) return { section, index, slide, title: titleOf(section, slide, index, slides.length) };
  }
  throw new Error(`There is no slide at ${pathname}.`);
}

function titleOf(section: Section, slide: DeckSlide, index: number, count: number): string {
  const words = toLines(slide.kind === 'intro' ? slide.header : slide.title).join(' ');
  if (section === 'discover') return words;
  return `${words} ${say('recruitPart', { number: index + 1, count })}`;
}
