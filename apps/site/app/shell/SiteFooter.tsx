import { brand } from '@tamarack-lowe/stories';
import { Footer } from '@tamarack-lowe/ui/footer';
import { SocialLinks } from '@tamarack-lowe/ui/social-links';
import { memo } from 'react';
import { say } from '../content/say.ts';
import { networks } from './networks.tsx';
import { SiteLink } from './SiteLink.tsx';
import { useYear } from './useYear.ts';

/** Copyright, privacy policy, accessibility, networks. */
export const SiteFooter = memo(function SiteFooter() {
  const year = useYear();
  return (
    <Footer
      className="site-footer"
      copyright={say('copyright', { year, firm: brand.firm })}
      newTabLabel={say('opensNewTab')}
      linkAs={SiteLink}
      links={[
        { label: say('privacy'), href: brand.links.privacy, newTab: true },
        { label: say('accessibility'), href: brand.links.accessibility, newTab: true },
      ]}
    >
      <SocialLinks aria-label={say('socialTitle')} networks={networks} newTabLabel={say('opensNewTab')} />
    </Footer>
  );
});
