import { TextLink } from '@tamarack-lowe/ui/link';
import type { ReactNode } from 'react';
import { SiteLink } from '../../shell/SiteLink.tsx';

/** The way up, above the title of a page. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink className="static-page__back" href={to} linkAs={SiteLink} arrow="back">
      {children}
    </TextLink>
  );
}
