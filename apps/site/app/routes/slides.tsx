import type { Section } from '@tamarack-lowe/content-model';
import { Outlet } from 'react-router';
import type { PageHandle } from '../content/pageHandle.ts';
import { readPlays } from '../content/plays.server.ts';
import { SlidesPage } from '../pages/slides/SlidesPage.tsx';
import type { Route } from './+types/slides';

export const handle: PageHandle = { slides: true };

export function loader() {
  return { plays: readPlays() };
}

/** The deck of a section. Its children are addresses only: moving between them moves the deck. */
export default function Slides({ loaderData, matches }: Route.ComponentProps) {
  const section: Section = matches.some((match) => match?.id === 'recruit') ? 'recruit' : 'discover';
  return (
    <>
      <SlidesPage section={section} plays={loaderData.plays} />
      <Outlet />
    </>
  );
}
