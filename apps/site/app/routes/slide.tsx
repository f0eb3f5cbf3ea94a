import { pageMeta } from '../content/pageMeta.ts';
import { slideOf } from '../content/slideOf.ts';
import type { Route } from './+types/slide';

export function meta({ location }: Route.MetaArgs) {
  const { slide, title } = slideOf(location.pathname);
  return pageMeta({
    title,
    description: slide.description,
    path: slide.path,
  });
}

/** An address of the deck; the layout around it draws the slides. */
export default function Slide() {
  return null;
}
