import type { ReactNode } from 'react';
import type { PictureSource } from '../picture/Picture.tsx';
import { loadPicture, squareSizes } from '../picture/pictureSource.ts';
import type { CircleSize, Placement } from './layouts.ts';

/** A circle of a field: text, photo, places and target. */
export type CircleItem = {
  /** Unique in its field. */
  key: string;
  /** Text of the tag; an array breaks at its lines, a string may wrap. */
  text: string | readonly string[];
  /** Shorter text below 768 px. */
  mobileText?: string | readonly string[] | undefined;
  /** Photo. Without it, the circle shows rings, seeded by the text. */
  picture?: PictureSource | undefined;
  size: CircleSize;
  desktop: Placement;
  /** Place on tablets in portrait. Default: that of phones. */
  tablet?: Placement | undefined;
  /** Place below 768 px. Without it the circle becomes a small row under the field. */
  mobile?: Placement | undefined;
  /** Address of the link. With neither `href` nor `onPress` the circle is no control. */
  href?: string | undefined;
  /** Called on a press, for example to play a film; on a link, before the navigation. */
  onPress?: (() => void) | undefined;
  /** Opens a film: shows a triangle before the words. Default false. */
  film?: boolean | undefined;
  /** Opened in this session: shows a ring inside the edge of the photo. Default false. */
  visited?: boolean | undefined;
};

/** Argument of `renderLink`: the props of an `a`. */
export type CircleLinkProps = {
  href: string;
  className: string;
  onClick: (() => void) | undefined;
  children: ReactNode;
};

/** Words and rendering that the circles of a field share. */
export type CircleOptions = {
  /** Words for assistive technology before the text of a film, for example "Play video:". */
  filmLabel?: string | undefined;
  /** Words for assistive technology after a circle that was opened, for example "(opened)". */
  visitedLabel?: string | undefined;
  /** Renders the links, so that a router can. Default an `a`. */
  renderLink?: ((props: CircleLinkProps) => ReactNode) | undefined;
};

/** Returns a text as lines. */
export function linesOf(text: string | readonly string[]): readonly string[] {
  return typeof text === 'string' ? [text] : text;
}

/** Number of lines that the style sheet reserves for the tag of a circle; phones have shorter text and narrower tags. */
export function estimatedLines({ text, mobileText }: CircleItem, phone: boolean): number {
  return phone ? countLines(mobileText ?? text, 14) : countLines(text, 24);
}

/** Estimates the lines of a tag of `columns` characters, three at most: a string wraps, lines of an array stay. */
export function countLines(text: string | readonly string[], columns: number): number {
  const needed = linesOf(text).reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / columns)), 0);
  return Math.min(3, needed);
}

/** Smaller than the rendered size on phones, so that 3x screens load a file for about 2x: half the bytes. */
const PHOTO_SIZES = {
  s: '(width < 768px) 106px, (width < 1800px) 168px, 224px',
  m: '(width < 768px) 106px, (width < 1800px) 206px, 288px',
  l: '(width < 768px) 106px, (width < 1800px) 252px, 350px',
  xl: '(width < 768px) and (resolution > 2x) 118px, (width < 768px) 152px, (width < 1800px) 372px, 520px',
  xxl: '(width < 768px) 206px, (width < 1800px) 456px, 780px',
} as const;

/** Returns `sizes` of the photo of a circle. */
export function photoSizes({ size, picture }: Pick<CircleItem, 'size' | 'picture'>): string {
  return squareSizes(PHOTO_SIZES[size], picture);
}

/** Preloads the photos of circles that are not rendered yet, in the width that they will have. */
export function fetchCirclePhotos(circles: readonly Pick<CircleItem, 'size' | 'picture'>[]): void {
  for (const { size, picture } of circles) {
    if (picture) loadPicture(picture, photoSizes({ size, picture }));
  }
}
