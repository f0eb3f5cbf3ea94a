/** An item of the firm's menu after parsing: plain text, a checked address, one level of children. */
export type MenuItem = {
  title: string;
  /** Badge beside the title, such as “We’re hiring”. */
  badge?: string | undefined;
  /** Absolute `http(s):`, `mailto:`, `tel:` or same-site address; null when the item only opens its submenu. */
  url: string | null;
  submenu: { title: string; url: string }[];
};
