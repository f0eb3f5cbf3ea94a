import { Footer, FooterWords } from '@tamarack-lowe/ui/footer';
import { TextLink } from '@tamarack-lowe/ui/link';
import { SocialLinks, type SocialNetwork } from '@tamarack-lowe/ui/social-links';
import { memo } from 'react';
import { useLink, useWords } from '../context/PagesProvider.tsx';

/** Id of the footer. The page is everything before it in the document. */
export const FOOTER_ID = 'footer';

/** Props of the footer. */
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

/** Legal lines of a firm, in the footer of every page and in the menu. */
export type FirmWordsProps = {
  /** Owner of the copyright. */
  firm: string;
  /** Year of the copyright. */
  year: number;
  /** Address of the privacy policy. */
  privacy: string;
  /** Address of the accessibility statement: a page of this site, or of another one, in a tab of its own. */
  accessibility: string;
  /** Address of the page that lists the data on the visitor's device. Default none. */
  yours?: string | null | undefined;
  /** The visitor wants to change their choice of cookies. Default: there is no such choice. */
  onManage?: (() => void) | undefined;
};

/** Copyright, and links to the privacy policy, accessibility, the data on the device, and the choice of cookies. */
export function FirmWords({ firm, year, privacy, accessibility, yours, onManage }: FirmWordsProps) {
  const { say } = useWords();
  const Link = useLink();
  return (
    <FooterWords
      copyright={say('copyright', { year, firm })}
      newTabLabel={say('opensNewTab')}
      links={[
        { label: say('privacy'), href: privacy, newTab: true },
        { label: say('accessibility'), href: accessibility, newTab: !accessibility.startsWith('/') },
      ]}
    >
      {yours && (
        <li>
          <TextLink tone="quiet" href={yours} linkAs={Link}>
            {say('yoursTitle')}
          </TextLink>
        </li>
      )}
      {onManage && (
        <li>
          <button type="button" className="gt-link" data-tone="quiet" onClick={() => onManage()}>
            <span className="gt-link__words">{say('cookieManage')}</span>
          </button>
        </li>
      )}
    </FooterWords>
  );
}
