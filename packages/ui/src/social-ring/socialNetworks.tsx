import type { ReactNode } from 'react';
import { FacebookIcon, InstagramIcon, LinkedInIcon, TikTokIcon } from '../icon/socialMarks.tsx';

/** A page of ours on someone else's network. */
export type SocialNetwork = {
  network: 'instagram' | 'facebook' | 'linkedin' | 'tiktok';
  /** Its name, which names the link. */
  name: string;
  url: string;
  /** Address of a symbol in a file, `/marks.svg#instagram`, instead of the kit's own mark, which lies in the page. */
  mark?: string;
};

/** The mark of a network. */
export function socialMark({ network, mark }: SocialNetwork, size: number): ReactNode {
  if (mark) {
    return (
      <svg
        width={size}
        height={size}
        className="gt-icon gt-icon--filled"
        aria-hidden="true"
        focusable="false"
      >
        <use href={mark} />
      </svg>
    );
  }
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
