import type { Slide } from './slide.ts';
import { toLines } from './toLines.ts';

/** What a link calls a slide: its title in one line. The first slide is known by its headline. */
export function slideLabel({ kind, title, header }: Pick<Slide, 'kind' | 'title' | 'header'>): string {
  return toLines(kind === 'intro' ? header : title).join(' ');
}
