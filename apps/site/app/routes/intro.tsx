import { makePage } from '../navigation/page.ts';
import { IntroPage } from '../pages/intro/IntroPage.tsx';
import type { DataOf } from './loaders.server.ts';

export const page = makePage<DataOf<'intro'>>({
  handle: { night: true },
  Component: ({ data }) => <IntroPage pictures={data.pictures} />,
});
