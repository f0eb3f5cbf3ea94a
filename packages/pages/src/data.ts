import type { Member, Picture, VisitorType } from '@tamarack-lowe/content-model';

/** A link to a page of the site. */
export type PageAddress = { label: string; href: string };

/** Values of filters, by the `name` of the field; empty if cleared. */
export type Choices = Readonly<Record<string, string>>;

/** A picture for each visitor type, in its colour scheme. */
export type PicturesByType = Record<VisitorType, { picture: Picture; alt: string }>;

/** A colleague in a list or a link. */
export type Colleague = Pick<Member, 'slug' | 'name'> & { href: string; picture: Picture };

/** A resource in a list. `minutes` is null for one that is not for reading. */
export type ResourceCard = {
  slug: string;
  href: string;
  name: string;
  summary: string;
  pictures: PicturesByType;
  minutes: number | null;
};

/** A document to download and print. */
export type DocumentFile = {
  key: string;
  title: string;
  /** Address of the file. */
  src: string;
  bytes: number;
};
