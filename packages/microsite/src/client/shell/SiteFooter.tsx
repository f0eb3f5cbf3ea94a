import { FrameFooter } from '@tamarack-lowe/pages/frame';
import { memo } from 'react';
import { slot } from '../../table/own/slot.ts';
import { useFirm } from './useFirm.ts';

const Footer = slot('footer', FrameFooter);

/** The footer of the firm. */
export const SiteFooter = memo(function SiteFooter() {
  return <Footer {...useFirm()} />;
});
