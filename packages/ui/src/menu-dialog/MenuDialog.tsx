import {
  type ComponentPropsWithoutRef,
  type ElementType,
  type KeyboardEvent,
  type ReactNode,
  useRef,
} from 'react';
import { classNames } from '../classNames.ts';
import type { SocialAngles } from '../social-ring/SocialRing.tsx';
import type { SocialNetwork } from '../social-ring/socialNetworks.ts';
import { FOCUS_RESTORE_MS, SOCIAL_PLACE_MS } from '../tokens/durations.ts';
import { MenuButton } from './MenuButton.tsx';
import { MenuMain } from './MenuMain.tsx';
import { MenuSide } from './MenuSide.tsx';
import type { MenuItem, MenuLink, MenuToggle } from './menuTypes.ts';
import { useLater } from './useLater.ts';
import { useModal } from './useModal.ts';
import { wrapTab } from './wrapTab.ts';

export { MenuButton, type MenuButtonProps } from './MenuButton.tsx';
export type { MenuItem, MenuLink, MenuToggle } from './menuTypes.ts';

type DialogProps = Omit<
  ComponentPropsWithoutRef<'dialog'>,
  'id' | 'open' | 'onToggle' | 'title' | 'children'
>;

/** What `MenuDialog` takes besides the attributes of its `dialog`. */
export type MenuDialogProps = DialogProps & {
  /** Id that the menu button outside refers to. */
  id: string;
  open: boolean;
  /** The visitor wants it open or closed; set `open` accordingly. */
  onToggle: (toggle: MenuToggle) => void;
  /** Name of the dialog. */
  label: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  /** Link home above the left column. Default none. */
  logo?: ReactNode;
  /** The product, above the main links. */
  title: ReactNode;
  links: readonly MenuLink[];
  /** The button below the main links. Default none. */
  action?: MenuLink;
  /** What draws the main links, given `href`, so that a router can. Default `a`. */
  linkAs?: ElementType;
  /** A main link or the action was followed. */
  onNavigate?: (navigation: { href: string }) => void;
  /** The firm's site, above its items. Default none. */
  sideTitle?: ReactNode;
  /** What the firm's site has to offer. */
  items: readonly MenuItem[];
  /** `loading` shows three lines, `failed` shows `failed` instead of the items. Default `ready`. */
  status?: 'ready' | 'loading' | 'failed';
  /** Said while the items are fetched. */
  loadingLabel?: string;
  /** What stands in for the items when they cannot be fetched, such as a link to the firm's site. */
  failed?: ReactNode;
  /** Index of the open submenu. */
  submenu: number | null;
  /** The visitor wants another submenu open, or none. */
  onSubmenuToggle: (toggle: { index: number | null }) => void;
  /** Said after links that open a tab. */
  newTabLabel: string;
  copyright: ReactNode;
  /** Name of the list of networks. */
  socialLabel: string;
  networks: readonly SocialNetwork[];
  /** Where the networks stand on their ring. Default from 80° in steps of 24°. */
  angles?: SocialAngles;
  /** The same on phones and small screens. Default from 120° in steps of 24°. */
  phoneAngles?: SocialAngles;
  /** How long after opening the networks take their places, in ms. Default 500. */
  socialDelayMs?: number;
  /** How long after closing focus goes back to the menu button, in ms. Default 1000. */
  focusDelayMs?: number;
};

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
  linkAs = 'a',
  onNavigate,
  sideTitle,
  items,
  status = 'ready',
  loadingLabel,
  failed,
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

  function stepBack() {
    if (submenu === null) {
      onToggle({ open: false, reason: 'escape' });
      return;
    }
    const unfolded = dialog.current?.querySelector('[data-expanded]');
    if (unfolded?.contains(document.activeElement)) unfolded.querySelector('button')?.focus();
    onSubmenuToggle({ index: null });
  }

  function handleKey(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key === 'Tab') {
      const stop = wrapTab(event.currentTarget, event.shiftKey);
      if (stop) event.preventDefault();
      stop?.focus();
    }
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      // Browsers let a page cancel only the first of two Escape presses; a key that is taken here never gets there.
      event.preventDefault();
      stepBack();
    }
  }

  const main = { logo, title, links, action, linkAs, onNavigate };
  const side = {
    sideTitle,
    items,
    status,
    loadingLabel,
    failed,
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
      <div className="gt-menu__columns">
        <MenuMain {...main} />
        <MenuSide {...side} {...social} />
      </div>
    </dialog>
  );
}
