import { useId } from 'react';
import { FirmLink } from './FirmLink.tsx';
import type { MenuItem } from './menuTypes.ts';

type SubmenuItemProps = {
  item: MenuItem;
  expanded: boolean;
  onToggle: () => void;
  newTabLabel: string;
};

/** An item of the right column: a link, or a button that unfolds its submenu below. Renders an `li`. */
export function SubmenuItem({ item, expanded, onToggle, newTabLabel }: SubmenuItemProps) {
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
