import type { ElementType } from 'react';
import type { MenuDialogProps } from './menuDialogProps.ts';
import type { MenuStop } from './menuTypes.ts';

type MenuStopsProps = Pick<MenuDialogProps, 'onNavigate'> & {
  label: string;
  stops: readonly MenuStop[];
  linkAs: ElementType;
};

/** The places of one way through the site, with a small ring before each; the one that is shown is filled. Renders a `ul`. */
export function MenuStops({ label, stops, linkAs: LinkAs, onNavigate }: MenuStopsProps) {
  return (
    <ul className="gt-menu__stops" aria-label={label}>
      {stops.map(({ label, href, current }) => (
        <li key={href}>
          <LinkAs
            href={href}
            aria-current={current ? 'page' : undefined}
            onClick={() => onNavigate?.({ href })}
          >
            {label}
          </LinkAs>
        </li>
      ))}
    </ul>
  );
}
