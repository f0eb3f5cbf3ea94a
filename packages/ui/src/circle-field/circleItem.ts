import type { ReactNode } from 'react';
import type { PictureSource } from '../picture/Picture.tsx';
import type { CircleSize, Placement } from './layouts.ts';

/** A circle of a field: its words, its photo, its place, and what it leads to. */
export type CircleItem = {
  /** Unique in its field. */
  key: string;
  /** The words of the tag; lines break where given, a string may wrap. */
  text: string | readonly string[];
  /** Shorter words below 768 px. */
  mobileText?: string | readonly string[] | undefined;
  /** Without it, rings are drawn, turned by the words. */
  picture?: PictureSource | undefined;
  size: CircleSize;
  desktop: Placement;
  /** For tablets in portrait; the phone's without it. */
  tablet?: Placement | undefined;
  /** Below 768 px; without it the circle becomes a small row under the field. */
  mobile?: Placement | undefined;
  /** Where it leads. With neither `href` nor `onPress` the circle is no control. */
  href?: string | undefined;
  /** What it does here, for example playing a film; on a link it is called before the link is followed. */
  onPress?: (() => void) | undefined;
  /** Leads to a film: a triangle before the words. Default false. */
  film?: boolean | undefined;
  /** Opened during this visit: a ring inside the edge of the photo. Default false. */
  visited?: boolean | undefined;
};

/** What a circle hands to `renderLink`: the props of an `a`. */
export type CircleLinkProps = {
  href: string;
  className: string;
  onClick: (() => void) | undefined;
  children: ReactNode;
};
