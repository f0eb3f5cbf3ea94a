import { VISITOR_TYPES, type VisitorType } from '@tamarack-lowe/content-model';
import { selectUserType, selectVisitRestored } from '@tamarack-lowe/state';
import { useSiteSelector } from '@tamarack-lowe/state/react';
import type { ReactNode } from 'react';

type ByTypeProps<T> = {
  /** What each visitor type gets. */
  of: Record<VisitorType, T>;
  /** Draws it; returns nothing where there is nothing to show. */
  children: (value: T, type: VisitorType) => ReactNode;
};

/**
 * A part of the page that depends on the visitor. The built page holds both variants and the class of the document
 * hides one, so that nothing flashes and nothing moves; once the visit is restored only the visitor's own is there.
 */
export function ByType<T>({ of, children }: ByTypeProps<T>) {
  const restored = useSiteSelector(selectVisitRestored);
  const current = useSiteSelector(selectUserType);
  if (restored) return children(of[current], current);
  return VISITOR_TYPES.map((type) => (
    <div key={type} className="story-by-type" data-for={type}>
      {children(of[type], type)}
    </div>
  ));
}
