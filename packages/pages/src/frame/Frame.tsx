import { Notice } from '@tamarack-lowe/ui/notice';
import { SkipLink } from '@tamarack-lowe/ui/skip-link';
import type { ReactNode } from 'react';
import { useWords } from '../context/PagesProvider.tsx';

/** Props of the frame. */
export type FrameProps = {
  /** `FrameHeader`: logo and menu button. */
  header: ReactNode;
  /** `FrameMenu`. */
  menu: ReactNode;
  /** `FrameFooter`. */
  footer: ReactNode;
  /**
   * `FrameNotice` where consent is needed. Default none.
   *
   * @example <FrameNotice onAccept={acceptCookies} />
   */
  notice?: ReactNode;
  /** The page. */
  children: ReactNode;
};

/** The frame of every page: skip link, header, menu, main, footer, notice. */
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

/** Props of the cookie notice. */
export type FrameNoticeProps = {
  /** The visitor accepts cookies: close the notice. */
  onAccept: () => void;
};

/** The cookie notice, for visitors in countries that require one. */
export function FrameNotice({ onAccept }: FrameNoticeProps) {
  const { say } = useWords();
  return (
    <Notice label={say('cookieTitle')} buttonLabel={say('cookieButton')} onAccept={onAccept}>
      {say('cookieText')}
    </Notice>
  );
}
