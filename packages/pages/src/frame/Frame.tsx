import { textDirection } from '@tamarack-lowe/content-model';
import { Hint, Notice } from '@tamarack-lowe/ui/notice';
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

export type FrameNoticeProps = { onAccept: () => void };

/** The notice about cookies, for visitors who must be told of them. */
export function FrameNotice({ onAccept }: FrameNoticeProps) {
  const { say } = useWords();
  return (
    <Notice label={say('cookieTitle')} buttonLabel={say('cookieButton')} onAccept={onAccept}>
      {say('cookieText')}
    </Notice>
  );
}

export type FrameLanguageHintProps = {
  /** The other language, BCP 47. */
  language: string;
  /** That this page exists in it, said in it. */
  words: string;
  /** Name of the button that takes the line away, in that language. */
  closeLabel: string;
  /** The same page in that language. */
  href: string;
  /** The visitor has seen it. */
  onClose: () => void;
};

/** Says once, to whom reads another language more easily, that the page exists in that one. Nobody is moved there. */
export function FrameLanguageHint(hint: FrameLanguageHintProps) {
  const { language, words, closeLabel, href, onClose } = hint;
  return (
    <Hint
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
