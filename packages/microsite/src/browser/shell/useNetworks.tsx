import { FileIcon } from '@tamarack-lowe/ui/icon';
import type { SocialNetwork } from '@tamarack-lowe/ui/social-links';
import { useMemo } from 'react';
import { useSite } from '../../site/SiteContext.tsx';
import marks from './social-marks.svg?url';

/** The firm's pages on other networks; their marks lie in a file, so that no page carries them. */
export function useNetworks(): SocialNetwork[] {
  const { social } = useSite().brand;
  return useMemo(
    () => social.map((each) => ({ ...each, mark: <FileIcon href={`${marks}#${each.network}`} size={22} /> })),
    [social],
  );
}
