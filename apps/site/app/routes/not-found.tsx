import { makePage } from '../navigation/page.ts';
import { NotFound } from '../pages/NotFound.tsx';

export const page = makePage<null>({
  handle: { page: 'static', night: true, unknown: true },
  Component: NotFound,
});
