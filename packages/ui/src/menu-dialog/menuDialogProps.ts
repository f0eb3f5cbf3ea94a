import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import type { SocialAngles } from '../social-ring/SocialRing.tsx';
import type { SocialNetwork } from '../social-ring/socialNetworks.ts';
import type { MenuItem, MenuLink, MenuToggle, MenuWay } from './menuTypes.ts';

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
  action?: MenuLink | undefined;
  /** The ways through the site, a list each below the action. Default none. */
  ways?: readonly MenuWay[] | undefined;
  /** A drawing without words, such as a `NameRing`; its class `gt-menu__ring` places it in the left column. Default none. */
  ring?: ReactNode;
  /** What draws the main links, given `href`, so that a router can. Default `a`. */
  linkAs?: ElementType;
  /** A main link or the action was followed. */
  onNavigate?: ((navigation: { href: string }) => void) | undefined;
  /** The firm's site, above its items. Default none. */
  sideTitle?: ReactNode;
  /** What the firm's site has to offer. */
  items: readonly MenuItem[];
  /** `loading` shows three lines, `failed` shows `empty` instead of the items. Default `ready`. */
  status?: 'ready' | 'loading' | 'failed';
  /** Said while the items are fetched. */
  loadingLabel?: string | undefined;
  /** What stands in for the items when there are none or they cannot be fetched, such as a link to the firm's site. */
  empty?: ReactNode;
  /** Index of the open submenu. */
  submenu: number | null;
  /** The visitor wants another submenu open, or none. */
  onSubmenuToggle: (toggle: { index: number | null }) => void;
  /** Said after links that open a tab. */
  newTabLabel: string;
  /** What it ends with, usually `FooterWords`. */
  copyright: ReactNode;
  /** Name of the list of networks. */
  socialLabel: string;
  networks: readonly SocialNetwork[];
  /** Where the networks stand on their ring. Default from 80° in steps of 24°. */
  angles?: SocialAngles | undefined;
  /** The same on phones and small screens. Default from 120° in steps of 24°. */
  phoneAngles?: SocialAngles | undefined;
  /** How long after opening the networks take their places, in ms. Default 500. */
  socialDelayMs?: number;
  /** How long after closing the menu button gets the focus if nothing has it, in ms. Default 1000. */
  focusDelayMs?: number;
};
