import { memo } from 'react';
import { SocialRing } from '../social-ring/SocialRing.tsx';
import type { MenuDialogProps } from './menuDialogProps.ts';
import { SubmenuItem } from './SubmenuItem.tsx';

/** What the right column of the menu takes from the dialog. */
export type MenuSideProps = Pick<
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
  /** The networks take their places. */
  placed: boolean;
};

/** The right column: the links of the firm, copyright and networks on Night. Renders a `div`. */
export const MenuSide = memo(function MenuSide(props: MenuSideProps) {
  const { sideTitle, items, status, loadingLabel, empty, submenu, onSubmenuToggle, newTabLabel } = props;
  const { copyright, socialLabel, networks, angles, phoneAngles, placed } = props;
  const isFilled = status === 'ready' && items.length > 0;
  const instead = <div>{empty}</div>;
  return (
    <div className="gt-menu__side" data-gt-ground="night">
      {sideTitle && <p className="gt-menu__side-title">{sideTitle}</p>}
      {status === 'loading' && (
        <>
          <div className="gt-menu__waiting" role="status">
            <span className="gt-visually-hidden">{loadingLabel}</span>
          </div>
          {/* Without scripts nothing arrives. */}
          <noscript>{instead}</noscript>
        </>
      )}
      {status !== 'loading' && !isFilled && instead}
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
