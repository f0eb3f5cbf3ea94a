import type { IntroPageProps } from '@tamarack-lowe/pages/intro';
import { chooseVisitorType, navigated, setUpSlides } from '@tamarack-lowe/state';
import { useSiteDispatch } from '@tamarack-lowe/state/react';
import { useRouterActions } from '../../client/router/routerActions.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { firstSection } from '../../site/sections.ts';

/** Personalises the slides for the visitor type that was chosen, then navigates to them. */
export function useSettingOut(): IntroPageProps['onChoice'] {
  const dispatch = useSiteDispatch();
  const { prefetch } = useRouterActions();
  const site = useSite();
  return async ({ type, delayMs, left }) => {
    const { id: section } = firstSection(site);
    prefetch(site.paths.section(section));
    // An earlier choice may have started a document load that failed: the visitor is still here.
    dispatch(navigated({ path: site.paths.intro }));
    await dispatch(setUpSlides({ section, index: 0, delayMs }));
    if (!left.aborted) await dispatch(chooseVisitorType({ type, from: site.paths.intro }));
  };
}
