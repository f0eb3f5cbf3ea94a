import { useId } from 'react';
import { ArrowUpRightIcon } from '../icon/outlines.tsx';
import { NEW_TAB, NewTabNote } from '../link/newTab.tsx';
import type { MenuItem } from './menuTypes.ts';

type SubmenuItemProps = {
  item: MenuItem;
  expanded: boolean;
  onToggle: () => void;
  newTabLabel: string;
};

/** An item of the right column: a link in a new tab, or a button that unfolds its submenu below. Renders an `li`. */
export function SubmenuItem({ item, expanded, onToggle, newTabLabel }: SubmenuItemProps) {
  const id = useId();
  if (item.submenu.length === 0) {
    return (
      <li className="gt-menu__item">
        {item.url !== null && (
          <a className="gt-menu__parent" href={item.url} {...NEW_TAB}>
            <span className="gt-menu__words">{item.title}</span>
            <NewTabNote label={newTabLabel} />
            <ArrowUpRightIcon size={20} />
          </a>
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
        <span className="gt-menu__words">{item.title}</span>
        <span className="gt-menu__sign" aria-hidden="true" />
      </button>
      <div className="gt-menu__fold" id={id}>
        <ul className="gt-menu__submenu">
          {item.submenu.map(({ title, url }) => (
            <li key={url + title}>
              <a href={url} {...NEW_TAB}>
                <span className="gt-menu__words">{title}</span>
                <NewTabNote label={newTabLabel} />
                <ArrowUpRightIcon size={20} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
