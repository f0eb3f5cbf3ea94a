import {
  type SiteVisitorType,
  type SiteVisitorTypes,
  type VisitorType,
  visitorTypesOf,
} from '@tamarack-lowe/content-model';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useWords } from './PagesProvider.tsx';

/** The visitor's type, and all types of the site. */
export type Visitor = {
  /** The visitor's type; a default one until it is known. */
  type: VisitorType;
  /** All types of the site, in the order of the choice on the first page. */
  types: SiteVisitorTypes;
  /** False while pages contain the parts for all types and style sheets show one. Once true, only parts for `type` render. */
  known: boolean;
};

const VisitorContext = createContext<Visitor | null>(null);

/** Provides the visitor type. Without it, pages show the same to all visitors. */
export function VisitorProvider({ type, types, known, children }: Visitor & { children: ReactNode }) {
  const visitor = useMemo(() => ({ type, types, known }), [type, types, known]);
  return <VisitorContext value={visitor}>{children}</VisitorContext>;
}

/** The visitor's type, and all types of the site. */
export function useVisitor(): Visitor {
  const visitor = useContext(VisitorContext);
  const { say } = useWords();
  return useMemo(() => visitor ?? defaultVisitor(visitorTypesOf([], say)), [visitor, say]);
}

/** A visitor type, with its index (`place`), which style sheets select by. Default: the visitor's own. */
export function useVisitorType(requested?: VisitorType): SiteVisitorType & { place: number } {
  const { type, types } = useVisitor();
  const found = types.findIndex(({ id }) => id === (requested ?? type));
  return { ...(types[found] ?? types[0]), place: Math.max(0, found) };
}

const defaultVisitor = (types: SiteVisitorTypes): Visitor => ({ type: types[0].id, types, known: false });
