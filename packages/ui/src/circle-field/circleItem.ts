import type { ReactNode } from 'react';
import type { PictureSource } from '../picture/Picture.tsx';
import { pictureFiles, squareSizes } from '../picture/pictureSource.ts';
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

/** Words as lines. */
export function linesOf(text: string | readonly string[]): readonly string[] {
  return typeof text === 'string' ? [text] : text;
}

/** How many lines the style sheet keeps free for the tag of a circle: shorter words and narrower tags on phones. */
export function foreseenLines({ text, mobileText }: CircleItem, phone: boolean): number {
  return phone ? countLines(mobileText ?? text, 14) : countLines(text, 24);
}

/** How many lines a tag of `columns` characters is likely to need, three at most: a string wraps, given lines stay. */
export function countLines(text: string | readonly string[], columns: number): number {
  const needed = linesOf(text).reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / columns)), 0);
  return Math.min(3, needed);
}

/** On phones less than drawn: three dots per px then take the picture of a little more than two, which weighs half. */
const PHOTO_SIZES = {
  s: '(width < 768px) 106px, (width < 1800px) 168px, 224px',
  m: '(width < 768px) 106px, (width < 1800px) 206px, 288px',
  l: '(width < 768px) 106px, (width < 1800px) 252px, 350px',
  xl: '(width < 768px) and (resolution > 2x) 118px, (width < 768px) 152px, (width < 1800px) 372px, 520px',
  xxl: '(width < 768px) 206px, (width < 1800px) 456px, 780px',
} as const;

/** `sizes` of the photo of a circle. */
export function photoSizes({ size, picture }: Pick<CircleItem, 'size' | 'picture'>): string {
  return squareSizes(PHOTO_SIZES[size], picture);
}

/** Fetches the photos of circles that are not drawn yet, in the width in which they will be. */
export function fetchCirclePhotos(circles: readonly Pick<CircleItem, 'size' | 'picture'>[]): void {
  for (const { size, picture } of circles) {
    if (!picture) continue;
    const { src, srcSet } = pictureFiles(picture);
    const image = new Image();
    image.sizes = photoSizes({ size, picture });
    image.srcset = srcSet;
    image.src = src;
  }
}
