import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';
import { CloseIcon, MenuIcon } from '../icon/outlines.tsx';
import type { MenuToggle } from './menuTypes.ts';

/** What `MenuButton` takes besides the attributes of its `button`. */
export type MenuButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'onToggle'> & {
  /** Id of the dialog that it opens or closes. */
  menuId: string;
  open: boolean;
  /** Its name: what a press does now. */
  label: string;
  onToggle: (toggle: MenuToggle) => void;
};

/**
 * The round button with two bars. Before scripts run, the browser itself opens and closes the dialog (invoker commands).
 * Renders a `button`.
 */
export function MenuButton({ menuId, open, label, onToggle, className, ...rest }: MenuButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={menuId}
      aria-label={label}
      {...{ command: open ? 'close' : 'show-modal', commandfor: menuId }}
      {...rest}
      className={classNames('gt-icon-button', 'gt-menu-button', className)}
      data-variant="text"
      onClick={(event) => {
        event.preventDefault();
        onToggle({ open: !open, reason: 'button' });
      }}
    >
      {open ? <CloseIcon /> : <MenuIcon />}
    </button>
  );
}
