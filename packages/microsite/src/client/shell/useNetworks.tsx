import { FileIcon } from '@tamarack-lowe/ui/icon';
import type { SocialNetwork } from '@tamarack-lowe/ui/social-links';
import { useMemo } from 'react';
import { useSite } from '../../site/SiteContext.tsx';
import known from './network-marks.svg?url';

/** The firm's pages on other networks; their marks lie in files, the kit's or its own, so that no page carries them. */
export function useNetworks(): SocialNetwork[] {
  const {
    brand: { social },
    marks,
  } = useSite();
  return useMemo(
    () =>
      social.map((each) => ({
        ...each,
        mark: <FileIcon href={marks[each.network] ?? `${known}#${each.network}`} size={22} />,
      })),
    [social, marks],
  );
}
