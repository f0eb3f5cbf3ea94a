import type { Member, Picture, VisitorType } from '@tamarack-lowe/content-model';

/** A page of the site as a link names it. */
export type PageAddress = { label: string; href: string };

/** Choices of a visitor, by the `name` of the field; empty where one was taken back. */
export type Choices = Readonly<Record<string, string>>;

/** A picture for each visitor type, in the light that it comes in. */
export type PictureOfHour = Record<VisitorType, { picture: Picture; alt: string }>;

/** What the neighbours of a page show of a colleague. */
export type Colleague = Pick<Member, 'slug' | 'name'> & { href: string; picture: Picture };

/** A resource in a list. `minutes` is null for one that is not for reading. */
export type ResourceCard = {
  slug: string;
  href: string;
  name: string;
  summary: string;
  hours: PictureOfHour;
  minutes: number | null;
};

/** Something to print. */
export type DocumentFile = {
  key: string;
  title: string;
  /** Address of the file. */
  src: string;
  bytes: number;
};
