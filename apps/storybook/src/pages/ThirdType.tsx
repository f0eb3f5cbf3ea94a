import type { SiteVisitorType } from '@tamarack-lowe/content-model';
import { useVisitor, VisitorProvider } from '@tamarack-lowe/pages';
import type { ReactNode } from 'react';

/** A visitor type that the sample firm does not have. */
const RETURNING: SiteVisitorType = {
  id: 'returning',
  slug: 'returning',
  colourScheme: 'night',
  label: 'coming back',
  more: 'after some years away',
  menu: 'Careers after a Break',
  roles: 'See roles to come back to',
  nextStep: 'Ask somebody who came back',
  team: 'People who come back',
  recruits: 'Looks after people who come back',
};

/** Adds a third visitor type to the pages below it. */
export function ThirdType({ children }: { children: ReactNode }) {
  const { types, ...visitor } = useVisitor();
  return (
    <VisitorProvider {...visitor} types={[...types, RETURNING]}>
      {children}
    </VisitorProvider>
  );
}
