import { FrameFooter } from '@tamarack-lowe/pages/frame';
import { memo } from 'react';
import { useSite } from '../../site/SiteContext.tsx';
import { useNetworks } from './useNetworks.tsx';
import { useYear } from './useYear.ts';

/** The footer of the firm. */
export const SiteFooter = memo(function SiteFooter() {
  const { brand } = useSite();
  const { privacy, accessibility } = brand.links;
  return (
    <FrameFooter
      firm={brand.firm}
      year={useYear()}
      privacy={privacy}
      accessibility={accessibility}
      networks={useNetworks()}
    />
  );
});
