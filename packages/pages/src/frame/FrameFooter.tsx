import { Footer } from '@tamarack-lowe/ui/footer';
import { SocialLinks, type SocialNetwork } from '@tamarack-lowe/ui/social-links';
import { memo } from 'react';
import { useWords } from '../context/PagesProvider.tsx';
import { FirmWords, type FirmWordsProps } from './FirmWords.tsx';
import { FOOTER_ID } from './footerId.ts';

export type FrameFooterProps = FirmWordsProps & { networks: readonly SocialNetwork[] };

/** Copyright, privacy policy, accessibility, networks. */
export const FrameFooter = memo(function FrameFooter({ networks, ...firm }: FrameFooterProps) {
  const { say } = useWords();
  return (
    <Footer id={FOOTER_ID} className="site-footer">
      <FirmWords {...firm} />
      <SocialLinks aria-label={say('socialTitle')} networks={networks} newTabLabel={say('opensNewTab')} />
    </Footer>
  );
});
