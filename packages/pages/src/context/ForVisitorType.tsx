import type { VisitorType } from '@tamarack-lowe/content-model';
import type { ReactNode } from 'react';
import { useVisitor } from '../context/VisitorProvider.tsx';

type ForEachVisitorTypeProps<T> = {
  /** Value for each visitor type. */
  of: Record<VisitorType, T>;
  /** Renders one value. */
  children: (value: T, type: VisitorType) => ReactNode;
};

/**
 * Renders a part of the page for each visitor type. The built page contains all variants and the root of the document
 * selects one, so that nothing flashes or moves. Once the visitor type is known, only its variant renders.
 */
export function ForEachVisitorType<T>({ of, children }: ForEachVisitorTypeProps<T>) {
  const { type, types, known } = useVisitor();
  return types.map(({ id }, place) => {
    const value = of[id];
    if (value === undefined || (known && id !== type)) return null;
    return (
      <div key={id} className="story-by-type" data-for={place}>
        {children(value, id)}
      </div>
    );
  });
}
