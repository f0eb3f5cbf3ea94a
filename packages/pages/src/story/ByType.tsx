import { VISITOR_TYPES, type VisitorType } from '@tamarack-lowe/content-model';
import type { ReactNode } from 'react';
import { useVisitor } from '../context/VisitorProvider.tsx';

type ByTypeProps<T> = {
  /** What each visitor type gets. */
  of: Record<VisitorType, T>;
  /** Draws it; returns nothing where there is nothing to show. */
  children: (value: T, type: VisitorType) => ReactNode;
};

/**
 * A part of the page that depends on the visitor. The built page holds both variants and the class of the document
 * hides one, so that nothing flashes and nothing moves; once the visit is known only the visitor's own is there.
 */
export function ByType<T>({ of, children }: ByTypeProps<T>) {
  const visitor = useVisitor();
  return VISITOR_TYPES.map((type) => {
    if (visitor.known && type !== visitor.type) return null;
    return (
      <div key={type} className="story-by-type" data-for={type}>
        {children(of[type], type)}
      </div>
    );
  });
}
