import { useRef } from 'react';
import { classNames } from '../classNames.ts';
import { FOCUS_RESTORE_MS, SOCIAL_PLACE_MS } from '../tokens/durations.ts';
import { MenuButton } from './MenuButton.tsx';
import { MenuMain } from './MenuMain.tsx';
import { MenuSide } from './MenuSide.tsx';
import type { MenuDialogProps } from './menuDialogProps.ts';
import { useLater } from './useLater.ts';
import { useMenuKeys } from './useMenuKeys.ts';
import { useModal } from './useModal.ts';

export { MenuButton, type MenuButtonProps } from './MenuButton.tsx';
export type { MenuDialogProps } from './menuDialogProps.ts';
export type { MenuItem, MenuLink, MenuStop, MenuToggle, MenuWay } from './menuTypes.ts';

/**
 * The main menu over the whole screen: the links of the site on the accent, those of the firm on Night. Escape closes an
 * open submenu first, then the menu; Tab goes round inside. Renders a modal `dialog`.
 */
export function MenuDialog({
  id,
  open,
  onToggle,
  label,
  closeLabel,
  logo,
  title,
  links,
  action,
  ways,
  ring,
  linkAs = 'a',
  onNavigate,
  sideTitle,
  items,
  status = 'ready',
  loadingLabel,
  empty,
  submenu,
  onSubmenuToggle,
  newTabLabel,
  copyright,
  socialLabel,
  networks,
  angles,
  phoneAngles,
  socialDelayMs = SOCIAL_PLACE_MS,
  focusDelayMs = FOCUS_RESTORE_MS,
  className,
  ...rest
}: MenuDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const placed = useLater(open, socialDelayMs);
  useModal(dialog, { open, onToggle, focusDelayMs });

  const { handleKey, stepBack } = useMenuKeys(dialog, { onToggle, submenu, onSubmenuToggle });

  const main = { logo, title, links, action, ways, ring, linkAs, onNavigate };
  const side = {
    sideTitle,
    items,
    status,
    loadingLabel,
    empty,
    submenu,
    onSubmenuToggle,
    newTabLabel,
    copyright,
  };
  const social = { socialLabel, networks, angles, phoneAngles, placed };
  return (
    <dialog
      aria-label={label}
      {...rest}
      ref={dialog}
      id={id}
      className={classNames('gt-menu', className)}
      onKeyDown={handleKey}
      onCancel={(event) => {
        event.preventDefault();
        stepBack();
      }}
      onClose={() => open && onToggle({ open: false, reason: 'escape' })}
    >
      <div className="gt-menu__toggle">
        <MenuButton menuId={id} open label={closeLabel} onToggle={onToggle} />
      </div>
      {/* A click on no control leaves the focus inside, where keys are heard. */}
      <div className="gt-menu__columns" tabIndex={-1}>
        <MenuMain {...main} />
        <MenuSide {...side} {...social} />
      </div>
    </dialog>
  );
}
