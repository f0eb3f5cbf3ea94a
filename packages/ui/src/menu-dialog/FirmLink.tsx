import type { ReactNode } from 'react';
import { ArrowUpRightIcon } from '../icon/arrows.tsx';
import { NEW_TAB, NewTabNote } from '../link/newTab.tsx';

type FirmLinkProps = {
  href: string;
  className?: string;
  /** Said after the words of a link that opens a tab. */
  newTabLabel: string;
  children: ReactNode;
};

/** Addresses that a program of the visitor's answers, without a page. */
const CALLS = /^(?:tel|mailto|sms):/i;

/**
 * A link to the firm's own site, in a new tab with an arrow that says so. A telephone number or a mail address opens a
 * program instead: a tab for it would stay empty, and an arrow would lie. Renders an `a`.
 */
export function FirmLink({ href, className, newTabLabel, children }: FirmLinkProps) {
  const calls = CALLS.test(href);
  return (
    <a className={className} href={href} {...(calls ? {} : NEW_TAB)}>
      <span className="gt-menu__words">{children}</span>
      {!calls && <NewTabNote label={newTabLabel} />}
      {!calls && <ArrowUpRightIcon size={20} />}
    </a>
  );
}
