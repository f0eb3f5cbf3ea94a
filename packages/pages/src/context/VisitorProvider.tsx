import {
  type SiteVisitorType,
  type SiteVisitorTypes,
  type VisitorType,
  visitorTypeIds,
} from '@tamarack-lowe/content-model';
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
};

const VisitorContext = createContext<Visitor | null>(null);

/** Provides the visitor type. Without it, pages show the same to all visitors. */
export function VisitorProvider({ type, types, known, children }: Visitor & { children: ReactNode }) {
  const visitor = useMemo(() => ({ type, types, known }), [type, types, known]);
  return <VisitorContext value={visitor}>{children}</VisitorContext>;
}

/** Returns the visitor's type, and all types of the site. */
export function useVisitor(): Visitor {
  const visitor = useContext(VisitorContext);
  const { say } = useWords();
  return useMemo(() => visitor ?? everybody(say), [visitor, say]);
}

/** Returns a visitor type and its index among those of the site (`place`), which style sheets select by. Default: the visitor's own type. */
export function useVisitorType(requested?: VisitorType): SiteVisitorType & { place: number } {
  const { type, types } = useVisitor();
  const found = types.findIndex(({ id }) => id === (requested ?? type));
  return { ...(types[found] ?? types[0]), place: Math.max(0, found) };
}

/** One type for all visitors. Pages show its label and its links; other words need a choice between types. */
function everybody(say: Words['say']): Visitor {
  const [id] = visitorTypeIds([]);
  const label = say('introBegin');
  const unused = { slug: id, more: '', menu: label, team: label, recruits: label };
  const type = {
    id,
    light: 'dawn',
    label,
    roles: say('seeRoles'),
    nextStep: say('storyNextStep'),
    ...unused,
  } as const;
  return { type: id, types: [type], known: false };
}
