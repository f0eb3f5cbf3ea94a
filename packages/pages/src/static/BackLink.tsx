import { TextLink } from '@tamarack-lowe/ui/link';
import type { ReactNode } from 'react';
import { useLink } from '../context/PagesProvider.tsx';

/** Link to the parent page, above the title. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <TextLink className="static-page__back" href={href} linkAs={useLink()} arrow="back">
      {children}
    </TextLink>
  );
}
