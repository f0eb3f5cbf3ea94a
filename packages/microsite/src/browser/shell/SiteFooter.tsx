import { FrameFooter } from '@tamarack-lowe/pages/frame';
import { memo } from 'react';
import { useFirm } from './useFirm.ts';

/** The footer of the firm. */
export const SiteFooter = memo(function SiteFooter() {
  return <FrameFooter {...useFirm()} />;
});
