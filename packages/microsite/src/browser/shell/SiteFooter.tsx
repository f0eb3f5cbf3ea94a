import { FrameFooter } from '@tamarack-lowe/pages/frame';
import { brand } from '@tamarack-lowe/stories';
import { memo } from 'react';
import { networks } from './networks.tsx';
import { useYear } from './useYear.ts';

/** The footer of the firm. */
export const SiteFooter = memo(function SiteFooter() {
  const { privacy, accessibility } = brand.links;
  return (
    <FrameFooter
      firm={brand.firm}
      year={useYear()}
      privacy={privacy}
      accessibility={accessibility}
      networks={networks}
    />
  );
});
