import type { ElementType } from 'react';

/** Address of a link and the component that renders it. */
export type LinkTarget = {
  href: string;
  /** Component that renders the link with `href`, so that a router can. Default `a`. */
  linkAs?: ElementType;
};

/** Attributes of a link that opens a tab; the new page has no access to this one. */
export const NEW_TAB = { target: '_blank', rel: 'noopener' } as const;

/** Words for assistive technology after the words of a link that opens a tab. Renders a `span`. */
export function NewTabNote({ label }: { label: string | undefined }) {
  return label ? <span className="gt-visually-hidden">{` ${label}`}</span> : null;
}
