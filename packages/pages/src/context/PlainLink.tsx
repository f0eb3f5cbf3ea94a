import type { PageLinkProps } from './PageLink.ts';

/** A link where no router is: hints come to nothing. Renders an `a`. */
export function PlainLink({
  preventScrollReset: _preventScrollReset,
  state: _state,
  replaceHere: _replaceHere,
  ...rest
}: PageLinkProps) {
  return <a {...rest} />;
}
