/** A page of the site as a link names it. */
export type PageAddress = { label: string; href: string };
