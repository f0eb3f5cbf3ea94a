import { VISITOR_TYPES, type VisitorType } from '@tamarack-lowe/content-model';
import { selectUserType } from '@tamarack-lowe/state';
import { useSiteSelector } from '@tamarack-lowe/state/react';
import type { ReactNode } from 'react';
import { useRestored } from '../../store/restored.tsx';

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
  const restored = useRestored();
  const current = useSiteSelector(selectUserType);
  return VISITOR_TYPES.map((type) => {
    if (restored && type !== current) return null;
    return (
      <div key={type} className="story-by-type" data-for={type}>
        {children(of[type], type)}
      </div>
    );
  });
}
