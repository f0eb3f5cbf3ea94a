import { manageChoice } from 'virtual:microsite/choice';
import { FrameFooter, type FrameFooterProps } from '@tamarack-lowe/pages/frame';
import { FileIcon } from '@tamarack-lowe/ui/icon';
import type { SocialNetwork } from '@tamarack-lowe/ui/social-links';
import { memo, useMemo, useSyncExternalStore } from 'react';
import { slot } from '../../routes/custom/customComponents.ts';
import { useSite } from '../../site/SiteContext.tsx';
import networkMarks from './network-marks.svg?url';

const Footer = slot('footer', FrameFooter);

/** The footer of the firm. */
export const SiteFooter = memo(function SiteFooter() {
  return <Footer {...useFirm()} />;
});

/** Returns the details of the firm, at the end of footer and menu. */
export function useFirm(): FrameFooterProps {
  const { brand, paths } = useSite();
  const { firm, links } = brand;
  // A site with a statement of its own links to it.
  const accessibility = (import.meta.env.ACCESSIBILITY && paths.page('accessibility')) || links.accessibility;
  return {
    firm,
    privacy: links.privacy,
    accessibility,
    year: useYear(),
    networks: useNetworks(),
    ...(import.meta.env.YOURS && { yours: paths.page('yours') }),
    ...(import.meta.env.CHOICE && { onManage: manageChoice }),
  };
}

/** Returns the current year; until hydration, the year of the build. */
function useYear(): number {
  const { year } = useSite();
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => year,
  );
}

const neverChanges = () => () => undefined;

/** Returns the firm's pages on social networks. Their marks are in files of the kit or the firm, so no page contains them. */
function useNetworks(): SocialNetwork[] {
  const {
    brand: { social },
    marks,
  } = useSite();
  return useMemo(
    () =>
      social.map((each) => ({
        ...each,
        mark: <FileIcon href={marks[each.network] ?? `${networkMarks}#${each.network}`} size={22} />,
      })),
    [social, marks],
  );
}
