import {
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type ElementType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { CloseIcon, MenuIcon } from '../icon/icons.tsx';
import { classNames } from '../mergeProps.ts';
import type { SocialAngles, SocialNetwork } from '../social-ring/SocialRing.tsx';
import { FOCUS_RESTORE_MS, SOCIAL_PLACE_MS } from '../tokens/durations.ts';
import { MenuMain, MenuSide } from './MenuColumns.tsx';
import { useModal, wrapTab } from './useModal.ts';

/** A main link of the menu, in the typeface of titles. */
export type MenuLink = { label: string; href: string };

/** A page on a way through the site, such as a slide. `current`: it is the page that is shown. */
export type MenuStop = MenuLink & { current: boolean };

/** A way through the site, such as the slides of a section, with its name. */
export type MenuWay = { label: string; stops: readonly MenuStop[] };

/** An item of the firm's own site: a link, or a button that opens its submenu. */
export type MenuItem = {
  title: string;
  /** A badge after the title. */
  badge?: string | undefined;
  /** Null if the item only opens its submenu. */
  url: string | null;
  submenu: readonly { title: string; url: string }[];
};

/** A request to open or close the menu and its cause. `early`: it was opened before hydration. */
export type MenuToggle = { open: boolean; reason: 'button' | 'escape' | 'early' };

type DialogProps = Omit<
  ComponentPropsWithoutRef<'dialog'>,
  'id' | 'open' | 'onToggle' | 'title' | 'children'
>;

/** Props of `MenuDialog`, besides the attributes of its `dialog`. */
export type MenuDialogProps = DialogProps & {
  /** Id that the menu button outside refers to. */
  id: string;
  open: boolean;
  /** Called when the visitor opens or closes the menu; set `open` accordingly. */
  onToggle: (toggle: MenuToggle) => void;
  /** Name of the dialog. */
  label: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  /** Link home above the left column. Default none. */
  logo?: ReactNode;
  /** Heading above the main links. */
  title: ReactNode;
  links: readonly MenuLink[];
  /** The button below the main links. Default none. */
  action?: MenuLink | undefined;
  /** Ways through the site, a list each below the action. Default none. */
  ways?: readonly MenuWay[] | undefined;
  /** A drawing without words, such as a `NameRing`; its class `gt-menu__ring` places it in the left column. Default none. */
  ring?: ReactNode;
  /** Component that renders the main links with `href`, so that a router can. Default `a`. */
  linkAs?: ElementType;
  /** Called when a main link or the action is followed. */
  onNavigate?: ((navigation: { href: string }) => void) | undefined;
  /** Heading above the items of the firm's site. Default none. */
  sideTitle?: ReactNode;
  /** Items of the firm's site. */
  items: readonly MenuItem[];
  /** `loading` shows three lines, `failed` shows `empty` instead of the items. Default `ready`. */
  status?: 'ready' | 'loading' | 'failed';
  /** Words for assistive technology while the items load. */
  loadingLabel?: string | undefined;
  /** Replacement when there are no items or they cannot be loaded, such as a link to the firm's site. */
  empty?: ReactNode;
  /** Index of the open submenu. */
  submenu: number | null;
  /** Called when the visitor opens another submenu, or none. */
  onSubmenuToggle: (toggle: { index: number | null }) => void;
  /** Words for assistive technology after links that open a tab. */
  newTabLabel: string;
  /** Last line of the menu, usually `FooterWords`. */
  copyright: ReactNode;
  /** Name of the list of networks. */
  socialLabel: string;
  networks: readonly SocialNetwork[];
  /** Position of the networks on their ring. Default from 80° in steps of 24°. */
  angles?: SocialAngles | undefined;
  /** Position on phones and small screens. Default from 120° in steps of 24°. */
  phoneAngles?: SocialAngles | undefined;
  /** Time from opening until the networks swing onto their ring, in ms. Default 500. */
  socialDelayMs?: number;
  /** Time from closing until the menu button takes the focus if no element has it, in ms. Default 1000. */
  focusDelayMs?: number;
};

/**
 * The main menu over the whole screen: links of the site on the accent, links of the firm on Night. Escape closes an open
 * submenu first, then the menu; Tab cycles inside. Renders a modal `dialog`.
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
  const placed = useDelayed(open, socialDelayMs);
  useModal(dialog, { open, onEarlyOpen: () => onToggle({ open: true, reason: 'early' }), focusDelayMs });

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
      {/* A click beside the controls keeps the focus inside the dialog, so that its keys work. */}
      <div className="gt-menu__columns" tabIndex={-1}>
        <MenuMain {...main} />
        <MenuSide {...side} {...social} />
      </div>
    </dialog>
  );
}

/** Props of `MenuButton`, besides the attributes of its `button`. */
export type MenuButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'onToggle'> & {
  /** Id of the dialog that it opens or closes. */
  menuId: string;
  open: boolean;
  /** Accessible name: the action of a press. */
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
      // A screen reader says "opens dialog" with it, which the closing button does not.
      aria-haspopup={open ? undefined : 'dialog'}
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

type Steps = Pick<MenuDialogProps, 'onToggle' | 'submenu' | 'onSubmenuToggle'>;

/** Handles Escape, which closes an open submenu first, then the menu, and Tab, which cycles inside. */
function useMenuKeys(
  dialog: RefObject<HTMLDialogElement | null>,
  { onToggle, submenu, onSubmenuToggle }: Steps,
) {
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
      // Browsers let a page cancel only the first of two Escape presses; a key handled here never reaches them.
      event.preventDefault();
      stepBack();
    }
  }

  return { handleKey, stepBack };
}

/** Returns true from `delayMs` after `on` became true until it is false again. */
function useDelayed(on: boolean, delayMs: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [on, delayMs]);
  return late;
}
