import { textDirection } from '@tamarack-lowe/content-model';
import { Hint, Notice } from '@tamarack-lowe/ui/notice';
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
   * `FrameNotice` where consent is needed; after it, `FrameLanguageHint`. Default none.
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

/** Props of the language hint. */
export type FrameLanguageHintProps = {
  /** The other language, BCP 47. */
  language: string;
  /** Says in that language that this page exists in it. */
  words: string;
  /** Label of the close button, in that language. */
  closeLabel: string;
  /** The same page in that language. */
  href: string;
  /** The visitor closes the hint. */
  onClose: () => void;
};

/** Offers the same page in the language that the visitor's browser prefers. It never redirects. */
export function FrameLanguageHint(hint: FrameLanguageHintProps) {
  const { language, words, closeLabel, href, onClose } = hint;
  return (
    <Hint
      page={href.replace(/[?#].*/, '')}
      lang={language}
      dir={textDirection(language)}
      label={words}
      closeLabel={closeLabel}
      onClose={onClose}
    >
      <a href={href} hrefLang={language}>
        {words}
      </a>
    </Hint>
  );
}
