import { TextLink } from '@tamarack-lowe/ui/link';
import type { ReactNode } from 'react';
import { useLink } from '../context/PagesProvider.tsx';

/** The way up, above the title of a page. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <TextLink className="static-page__back" href={href} linkAs={useLink()} arrow="back">
      {children}
    </TextLink>
  );
}
