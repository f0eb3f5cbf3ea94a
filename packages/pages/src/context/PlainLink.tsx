import type { PageLinkProps } from './PageLink.ts';

/** A link where no router is: hints come to nothing. Renders an `a`. */
export function PlainLink({
  ahead: _ahead,
  preventScrollReset: _preventScrollReset,
  state: _state,
  replaceHere: _replaceHere,
  viewTransition: _viewTransition,
  ...rest
}: PageLinkProps) {
  return <a {...rest} />;
}
