import type { ReactNode } from 'react';
import { FacebookIcon, InstagramIcon, LinkedInIcon, TikTokIcon } from '../icon/socialMarks.tsx';

/** A page of ours on someone else's network. */
export type SocialNetwork = {
  network: 'instagram' | 'facebook' | 'linkedin' | 'tiktok';
  /** Its name, which names the link. */
  name: string;
  url: string;
};

/** The mark of a network. */
export function socialMark(network: SocialNetwork['network'], size: number): ReactNode {
  switch (network) {
    case 'instagram':
      return <InstagramIcon size={size} />;
    case 'facebook':
      return <FacebookIcon size={size} />;
    case 'linkedin':
      return <LinkedInIcon size={size} />;
    case 'tiktok':
      return <TikTokIcon size={size} />;
  }
}
