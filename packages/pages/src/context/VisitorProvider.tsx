import type { SiteVisitorType, SiteVisitorTypes, VisitorType } from '@tamarack-lowe/content-model';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useWords, type Words } from './PagesProvider.tsx';

/** The visitor's type, and all types of the site. */
export type Visitor = {
  /**
   * The visitor's type; a default one until it is known.
   *
   * @example 'student'
   */
  type: VisitorType;
  /**
   * All types of the site, in the order of the choice on the first page.
   *
   * @example visitorTypesOf(brand.visitorTypes, say)
   */
  types: SiteVisitorTypes;
  /**
   * False while pages contain the parts for all types and style sheets show one. Once true, only parts for `type` render.
   *
   * @example false
   */
  known: boolean;
  /**
   * The visitor wants to see the page as another type. Keep the same function while nothing changes. Default: pages offer no
   * other type.
   *
   * @example ({ type }) => store.dispatch(switchVisitorType({ type }))
   */
  onType?: ((chosen: { type: VisitorType }) => void) | undefined;
};

const VisitorContext = createContext<Visitor | null>(null);

/** Provides the visitor type. Without it, pages show the same to all visitors. */
export function VisitorProvider({ type, types, known, onType, children }: Visitor & { children: ReactNode }) {
  const visitor = useMemo(() => ({ type, types, known, onType }), [type, types, known, onType]);
  return <VisitorContext value={visitor}>{children}</VisitorContext>;
}

/** Returns the visitor's type, and all types of the site. */
export function useVisitor(): Visitor {
  const visitor = useContext(VisitorContext);
  const { say } = useWords();
  return useMemo(() => visitor ?? everybody(say), [visitor, say]);
}

/** Returns a visitor type and its index among those of the site, which style sheets select by. Default: the visitor's own type. */
export function useVisitorType(requested?: VisitorType): SiteVisitorType & { index: number } {
  const { type, types } = useVisitor();
  const found = types.findIndex(({ id }) => id === (requested ?? type));
  return { ...(types[found] ?? types[0]), index: Math.max(0, found) };
}

/** Returns one type for all visitors, like `visitorTypesOf` of content-model. Pages show its label and links only. */
function everybody(say: Words['say']): Visitor {
  const label = say('introBegin');
  const links = { roles: say('seeRoles'), nextStep: say('storyNextStep') };
  const unused = { slug: EVERYBODY, more: '', menu: label, team: label, recruits: label };
  return {
    type: EVERYBODY,
    types: [{ id: EVERYBODY, colourScheme: 'dawn', label, ...links, ...unused }],
    known: false,
  };
}

const EVERYBODY = 'everybody';
