import {
  type SiteVisitorType,
  type SiteVisitorTypes,
  type VisitorType,
  visitorTypesOf,
} from '@tamarack-lowe/content-model';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useWords } from './PagesProvider.tsx';

/** Who visits. */
export type Visitor = {
  /** Until the visit is known: whoever a visitor is taken for. */
  type: VisitorType;
  /** All that the site has, in the order in which visitors are asked. */
  types: SiteVisitorTypes;
  /** False while parts for all types are in the page and style sheets show one; then only the visitor's own is needed. */
  known: boolean;
};

const VisitorContext = createContext<Visitor | null>(null);

/** Tells the parts of pages that depend on the visitor who that is; around nothing, everybody is shown the same. */
export function VisitorProvider({ type, types, known, children }: Visitor & { children: ReactNode }) {
  const visitor = useMemo(() => ({ type, types, known }), [type, types, known]);
  return <VisitorContext value={visitor}>{children}</VisitorContext>;
}

/** Who visits. */
export function useVisitor(): Visitor {
  const given = useContext(VisitorContext);
  const { say } = useWords();
  return useMemo(() => given ?? everybody(visitorTypesOf([], say)), [given, say]);
}

/** One of the visitor types, and its place among them, by which style sheets show what is for it. Default: who visits. */
export function useVisitorType(asked?: VisitorType): SiteVisitorType & { place: number } {
  const { type, types } = useVisitor();
  const found = types.findIndex(({ id }) => id === (asked ?? type));
  return { ...(types[found] ?? types[0]), place: Math.max(0, found) };
}

const everybody = (types: SiteVisitorTypes): Visitor => ({ type: types[0].id, types, known: false });
