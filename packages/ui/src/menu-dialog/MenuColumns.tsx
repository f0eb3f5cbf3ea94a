import { type ElementType, memo, type ReactNode, useId } from 'react';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { ArrowRightIcon, ArrowUpRightIcon } from '../icon/icons.tsx';
import { NEW_TAB, NewTabNote } from '../link/linkTarget.tsx';
import { type RingShapeValue, useRingShape } from '../rings/ringContext.ts';
import { growRings, ringsPath } from '../rings/rings.ts';
import { SocialRing } from '../social-ring/SocialRing.tsx';
import type { MenuDialogProps, MenuItem, MenuStop } from './MenuDialog.tsx';

/** Props of the left column. */
type MenuMainProps = Pick<
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

/** Rings behind the main links, around a pith below the screen. Decoration, rendered in the browser only. */
const MenuRings = memo(function MenuRings() {
  const shape = useRingShape();
  return (
    <svg
      className="gt-menu__rings"
      viewBox="0 0 820 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {shape && <path d={ringsOf(shape)} />}
    </svg>
  );
});

const RINGS = { cx: 318, cy: 985, from: 250, step: 66, count: 11, seed: 4.4, lean: 0.24 };

const ringsOf = (shape: RingShapeValue): string => ringsPath(growRings(shape(RINGS)));

type MenuStopsProps = Pick<MenuDialogProps, 'onNavigate'> & {
  label: string;
  stops: readonly MenuStop[];
  linkAs: ElementType;
};

/** The stops of one way through the site, each after its number. Renders a `ul`. */
function MenuStops({ label, stops, linkAs: LinkAs, onNavigate }: MenuStopsProps) {
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

/** Props of the right column. */
type MenuSideProps = Pick<
  MenuDialogProps,
  | 'sideTitle'
  | 'items'
  | 'loadingLabel'
  | 'empty'
  | 'submenu'
  | 'onSubmenuToggle'
  | 'newTabLabel'
  | 'copyright'
  | 'socialLabel'
  | 'networks'
  | 'angles'
  | 'phoneAngles'
> & {
  status: 'ready' | 'loading' | 'failed';
  /** The networks are on their ring. */
  placed: boolean;
};

/** The right column: the links of the firm, copyright and networks on Night. Renders a `div`. */
export const MenuSide = memo(function MenuSide(props: MenuSideProps) {
  const { sideTitle, items, status, loadingLabel, empty, submenu, onSubmenuToggle, newTabLabel } = props;
  const { copyright, socialLabel, networks, angles, phoneAngles, placed } = props;
  const isFilled = status === 'ready' && items.length > 0;
  const replacement = <div>{empty}</div>;
  return (
    <div className="gt-menu__side" data-gt-scheme="night">
      {sideTitle && <p className="gt-menu__side-title">{sideTitle}</p>}
      {status === 'loading' && (
        <>
          <div className="gt-menu__waiting" role="status">
            <span className="gt-visually-hidden">{loadingLabel}</span>
          </div>
          {/* Without script the items never load. */}
          <noscript>{replacement}</noscript>
        </>
      )}
      {status !== 'loading' && !isFilled && replacement}
      {isFilled && (
        <ul className="gt-menu__items">
          {items.map((item, index) => (
            <SubmenuItem
              key={item.title + item.url}
              item={item}
              expanded={submenu === index}
              onToggle={() => onSubmenuToggle({ index: submenu === index ? null : index })}
              newTabLabel={newTabLabel}
            />
          ))}
        </ul>
      )}
      <div className="gt-menu__end">
        <div className="gt-menu__copyright">{copyright}</div>
        <SocialRing
          className="gt-menu__networks"
          aria-label={socialLabel}
          networks={networks}
          newTabLabel={newTabLabel}
          placed={placed}
          angles={angles}
          phoneAngles={phoneAngles}
        />
      </div>
    </div>
  );
});

type SubmenuItemProps = {
  item: MenuItem;
  expanded: boolean;
  onToggle: () => void;
  newTabLabel: string;
};

/** An item of the right column: a link, or a button that unfolds its submenu below. Renders an `li`. */
function SubmenuItem({ item, expanded, onToggle, newTabLabel }: SubmenuItemProps) {
  const id = useId();
  const badge = item.badge && (
    <b key="badge" className="gt-menu__badge">
      {item.badge}
    </b>
  );
  const words = [item.title, ' ', badge];
  if (item.submenu.length === 0) {
    return (
      <li className="gt-menu__item">
        {item.url !== null && (
          <FirmLink className="gt-menu__parent" href={item.url} newTabLabel={newTabLabel}>
            {words}
          </FirmLink>
        )}
      </li>
    );
  }
  return (
    <li className="gt-menu__item" data-expanded={expanded || undefined}>
      <button
        type="button"
        className="gt-menu__parent"
        aria-expanded={expanded}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className="gt-menu__words">{words}</span>
        <span className="gt-menu__sign" aria-hidden="true" />
      </button>
      <div className="gt-menu__fold" id={id}>
        <ul className="gt-menu__submenu">
          {item.submenu.map(({ title, url }) => (
            <li key={url + title}>
              <FirmLink href={url} newTabLabel={newTabLabel}>
                {title}
              </FirmLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

type FirmLinkProps = {
  href: string;
  className?: string;
  /** Words for assistive technology after a link that opens a tab. */
  newTabLabel: string;
  children: ReactNode;
};

/** Schemes of addresses that open a program instead of a page. */
const OPENS_PROGRAM = /^(?:tel|mailto|sms):/i;

/**
 * A link to the firm's own site, in a new tab, with an arrow. Telephone numbers and mail addresses have neither: they open a
 * program, and the tab would stay empty. Renders an `a`.
 */
function FirmLink({ href, className, newTabLabel, children }: FirmLinkProps) {
  const opensProgram = OPENS_PROGRAM.test(href);
  return (
    <a className={className} href={href} {...(opensProgram ? {} : NEW_TAB)}>
      <span className="gt-menu__words">{children}</span>
      {!opensProgram && <NewTabNote label={newTabLabel} />}
      {!opensProgram && <ArrowUpRightIcon size={20} />}
    </a>
  );
}
