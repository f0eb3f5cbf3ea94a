import { slideOf } from '../content/slideOf.ts';
import { makePage } from '../navigation/page.ts';
import { SlidesPage } from '../pages/slides/SlidesPage.tsx';
import type { DataOf } from './loaders.server.ts';

/** The deck of a section. Its addresses are drawn by one page: moving between them moves the deck. */
export const page = makePage<DataOf<'discover'>>({
  handle: { slides: true },
  Component: ({ data, pathname }) => <SlidesPage section={slideOf(pathname).section} plays={data.plays} />,
});
