import { brand } from '@tamarack-lowe/stories';
import { FacebookIcon, InstagramIcon, LinkedInIcon, TikTokIcon } from '@tamarack-lowe/ui/icon';
import type { SocialNetwork } from '@tamarack-lowe/ui/social-links';
import type { ReactElement } from 'react';
import { found } from './found.ts';

const MARKS: Readonly<Record<string, ReactElement>> = {
  instagram: <InstagramIcon size={22} />,
  facebook: <FacebookIcon size={22} />,
  linkedin: <LinkedInIcon size={22} />,
  tiktok: <TikTokIcon size={22} />,
};

/** The firm's pages on social networks, with the marks of the kit. */
export const networks: SocialNetwork[] = brand.social.map((each) => ({
  ...each,
  mark: found(MARKS[each.network]),
}));
