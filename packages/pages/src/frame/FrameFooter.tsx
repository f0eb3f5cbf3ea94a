import { Footer } from '@tamarack-lowe/ui/footer';
import { SocialLinks, type SocialNetwork } from '@tamarack-lowe/ui/social-links';
import { memo } from 'react';
import { useLink, useWords } from '../context/PagesProvider.tsx';

export type FrameFooterProps = {
  /** Who has the copyright. */
  firm: string;
  /** Of the copyright. */
  year: number;
  /** Addresses of the privacy policy and of what is said about accessibility. */
  privacy: string;
  accessibility: string;
  networks: readonly SocialNetwork[];
};

/** Copyright, privacy policy, accessibility, networks. */
export const FrameFooter = memo(function FrameFooter(footer: FrameFooterProps) {
  const { firm, year, privacy, accessibility, networks } = footer;
  const { say } = useWords();
  return (
    <Footer
      className="site-footer"
      copyright={say('copyright', { year, firm })}
      newTabLabel={say('opensNewTab')}
      linkAs={useLink()}
      links={[
        { label: say('privacy'), href: privacy, newTab: true },
        { label: say('accessibility'), href: accessibility, newTab: true },
      ]}
    >
      <SocialLinks aria-label={say('socialTitle')} networks={networks} newTabLabel={say('opensNewTab')} />
    </Footer>
  );
});
