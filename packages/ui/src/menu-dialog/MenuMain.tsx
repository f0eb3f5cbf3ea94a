import { type ElementType, memo } from 'react';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { ArrowRightIcon } from '../icon/arrows.tsx';
import { MenuRings } from './MenuRings.tsx';
import { MenuStops } from './MenuStops.tsx';
import type { MenuDialogProps } from './menuDialogProps.ts';

/** What the left column of the menu takes from the dialog. */
export type MenuMainProps = Pick<
  MenuDialogProps,
  'logo' | 'title' | 'links' | 'action' | 'ways' | 'ring' | 'onNavigate'
> & {
  linkAs: ElementType;
};

/** The left column: the links of this site on the accent of the visitor type. Renders a `div`. */
export const MenuMain = memo(function MenuMain(props: MenuMainProps) {
  const { logo, title, links, action, ways, ring, linkAs: LinkAs, onNavigate } = props;
  return (
    <div className="gt-menu__main">
      <MenuRings />
      {ring}
      <div className="gt-menu__room">
        {logo && <div className="gt-menu__logo">{logo}</div>}
        <p className="gt-menu__title">{title}</p>
        <ul className="gt-menu__links">
          {links.map(({ label, href }) => (
            <li key={href}>
              <LinkAs href={href} onClick={() => onNavigate?.({ href })}>
                {label}
              </LinkAs>
            </li>
          ))}
        </ul>
        {action && (
          <ButtonLink
            className="gt-menu__action"
            variant="white"
            size="l"
            href={action.href}
            linkAs={LinkAs}
            after={<ArrowRightIcon size={20} />}
            onClick={() => onNavigate?.({ href: action.href })}
          >
            {action.label}
          </ButtonLink>
        )}
        {ways?.map(({ label, stops }) => (
          <MenuStops key={label} label={label} stops={stops} linkAs={LinkAs} onNavigate={onNavigate} />
        ))}
      </div>
    </div>
  );
});
