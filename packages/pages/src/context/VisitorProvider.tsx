import { DEFAULT_VISITOR_TYPE, type VisitorType } from '@tamarack-lowe/content-model';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** Who visits. */
export type Visitor = {
  /** Until the visit is known: whoever a visitor is taken for. */
  type: VisitorType;
  /** False while parts for both types are in the page and style sheets show one; then only the visitor's own is needed. */
  known: boolean;
};

const VisitorContext = createContext<Visitor>({ type: DEFAULT_VISITOR_TYPE, known: false });

/** Tells the parts of pages that depend on the visitor who that is; around nothing, they are drawn for both types. */
export function VisitorProvider({ type, known, children }: Visitor & { children: ReactNode }) {
  const visitor = useMemo(() => ({ type, known }), [type, known]);
  return <VisitorContext value={visitor}>{children}</VisitorContext>;
}

/** Who visits. */
export function useVisitor(): Visitor {
  return useContext(VisitorContext);
}
