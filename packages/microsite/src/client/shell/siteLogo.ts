import { FrameLogo } from '@tamarack-lowe/pages/frame';
import { slot } from '../../table/own/slot.ts';

/** Draws the logo, in the header and in the menu. */
export const SITE_LOGO = slot('logo', FrameLogo);
