/** A main link of the menu, in the type of titles. */
export type MenuLink = { label: string; href: string };

/** A place of a way through the site; `current`: it is shown. */
export type MenuStop = MenuLink & { current: boolean };

/** A way through the site, such as a row of slides, by its name. */
export type MenuWay = { label: string; stops: readonly MenuStop[] };

/** An item of the firm's own site: a link, or a button that opens its submenu. */
export type MenuItem = {
  title: string;
  /** A remark behind the title, on a ground of its own. */
  badge?: string | undefined;
  /** Null when the item only opens its submenu. */
  url: string | null;
  submenu: readonly { title: string; url: string }[];
};

/** A wish of the visitor to open or close the menu, and what it came from. `early`: it was open before scripts ran. */
export type MenuToggle = { open: boolean; reason: 'button' | 'escape' | 'early' };
