import { FooterWords } from '@tamarack-lowe/ui/footer';
import { useWords } from '../context/PagesProvider.tsx';

/** What a firm says of itself at the end of every page, and of the menu. */
export type FirmWordsProps = {
  /** Who has the copyright. */
  firm: string;
  /** Of the copyright. */
  year: number;
  /** Addresses of the privacy policy and of what is said about accessibility. */
  privacy: string;
  accessibility: string;
};

/** Copyright, privacy policy, accessibility. */
export function FirmWords({ firm, year, privacy, accessibility }: FirmWordsProps) {
  const { say } = useWords();
  return (
    <FooterWords
      copyright={say('copyright', { year, firm })}
      newTabLabel={say('opensNewTab')}
      links={[
        { label: say('privacy'), href: privacy, newTab: true },
        { label: say('accessibility'), href: accessibility, newTab: true },
      ]}
    />
  );
}
