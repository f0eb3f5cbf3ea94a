import type { VisitorType } from '@tamarack-lowe/content-model';
import type { ReactNode } from 'react';
import { useVisitor } from '../context/VisitorProvider.tsx';

type ForEachVisitorTypeProps<T> = {
  /** What each visitor type gets. */
  of: Record<VisitorType, T>;
  /** Draws it; returns nothing where there is nothing to show. */
  children: (value: T, type: VisitorType) => ReactNode;
};

/**
 * A part of the page that depends on the visitor. The built page holds all variants and the root of the document
 * shows one, so that nothing flashes and nothing moves; once the visit is known only the visitor's own is there.
 */
export function ForEachVisitorType<T>({ of, children }: ForEachVisitorTypeProps<T>) {
  const { type, types, known } = useVisitor();
  return types.map(({ id }, place) => {
    const its = of[id];
    if (its === undefined || (known && id !== type)) return null;
    return (
      <div key={id} className="story-by-type" data-for={place}>
        {children(its, id)}
      </div>
    );
  });
}
