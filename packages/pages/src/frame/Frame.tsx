import { SkipLink } from '@tamarack-lowe/ui/skip-link';
import type { ReactNode } from 'react';
import { useWords } from '../context/PagesProvider.tsx';

export type FrameProps = {
  /** Logo and menu button: `FrameHeader`. */
  header: ReactNode;
  /** `FrameMenu`. */
  menu: ReactNode;
  /** `FrameFooter`. */
  footer: ReactNode;
  /** `FrameNotice`, for those who are to see it; once that is gone `FrameLanguageHint`. */
  notice?: ReactNode;
  /** The page. */
  children: ReactNode;
};

/** What stands around every page: skip link, header, menu, main, footer, notice. */
export function Frame({ header, menu, footer, notice, children }: FrameProps) {
  const { say } = useWords();
  return (
    <>
      <SkipLink>{say('skipToContent')}</SkipLink>
      {header}
      {menu}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
      {notice}
    </>
  );
}
