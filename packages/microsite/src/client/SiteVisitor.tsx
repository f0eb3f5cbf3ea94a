import { VisitorProvider } from '@tamarack-lowe/pages';
import { selectUserType, selectVisitRestored } from '@tamarack-lowe/state';
import { useSiteSelector } from '@tamarack-lowe/state/react';
import { type ReactNode, useDeferredValue } from 'react';
import { useSite } from '../site/SiteContext.tsx';

/** Tells the pages who visits. What a store changes is drawn at once; that the visit is known, when there is time. */
export function SiteVisitor({ children }: { children: ReactNode }) {
  const type = useSiteSelector(selectUserType);
  const known = useDeferredValue(useSiteSelector(selectVisitRestored));
  return (
    <VisitorProvider type={type} types={useSite().visitorTypes} known={known}>
      {children}
    </VisitorProvider>
  );
}
