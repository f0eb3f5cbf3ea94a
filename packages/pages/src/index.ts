export {
  type BlockComponents,
  type LinkHints,
  type PageLink,
  type PageLinkProps,
  type PagesContext,
  PagesProvider,
  useLink,
  useWords,
  type Words,
} from './context/PagesProvider.tsx';
export { useVisitor, useVisitorType, type Visitor, VisitorProvider } from './context/VisitorProvider.tsx';
