import type { Film } from '@tamarack-lowe/pages';
import type { SlidesPageProps } from '@tamarack-lowe/pages/slides';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../client/prehydration/hydration.tsx';
import { useSearch } from '../../client/router/useFilters.ts';
import { OPENED_HERE } from './drawCircleLink.tsx';
import { playQuery } from './hrefOf.ts';

/**
 * The film that the address asks for, `?play=4`; built pages have none. Closing it goes back in history if the visitor
 * opened it here; else it removes the parameter.
 */
export function usePlaying(plays: Readonly<Record<string, Film>>): SlidesPageProps['playing'] {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const play = useSearch().get('play') ?? '';
  const film = useHydrated() && Object.hasOwn(plays, play) ? plays[play] : undefined;
  if (!film) return null;
  const onClose = () =>
    void (state === OPENED_HERE
      ? navigate(-1)
      : navigate(pathname, { replace: true, preventScrollReset: true }));
  return { film, href: playQuery(play), onClose };
}
