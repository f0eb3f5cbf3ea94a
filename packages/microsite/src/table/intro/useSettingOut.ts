import { PATHS } from '@tamarack-lowe/content-model';
import type { IntroPageProps } from '@tamarack-lowe/pages/intro';
import { chooseVisitorType, setUpSlides } from '@tamarack-lowe/state';
import { useSiteDispatch } from '@tamarack-lowe/state/react';
import { useVisit } from '../../browser/navigation/SiteRouter.tsx';

/** Sets up the slides for a visitor who said who they are, and leads there. */
export function useSettingOut(): IntroPageProps['onChoice'] {
  const dispatch = useSiteDispatch();
  const { prefetch } = useVisit();
  return async ({ type, delayMs, left }) => {
    prefetch(PATHS.discover);
    const delay = delayMs === undefined ? {} : { delayMs };
    await dispatch(setUpSlides({ section: 'discover', index: 0, ...delay }));
    if (!left.aborted) await dispatch(chooseVisitorType({ type, from: PATHS.intro }));
  };
}
