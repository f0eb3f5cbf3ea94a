import type { ComponentPropsWithRef, ReactNode } from 'react';
import { PhotoCircle } from '../bark/PhotoCircle.tsx';
import { classNames } from '../mergeProps.ts';
import { Picture, type PictureSource, squareSizes } from '../picture/Picture.tsx';

/** Props of `Figure`, besides the attributes of its `figure`. */
export type FigureProps = ComponentPropsWithRef<'figure'> & {
  picture?: PictureSource | undefined;
  /** Replaces `picture`: one or more `Picture` elements, one of them visible. */
  image?: ReactNode;
  /** Alternative text: who and where, in one clause; empty for decoration. */
  alt: string;
  /** Words below the picture. */
  children?: ReactNode;
  /** `circle` has bark around it, `card` round corners. Default `circle`. */
  shape?: 'circle' | 'card';
  /** Width of the frame, as in `<img sizes>`, lengths in `px` or `vw`. Default `100vw`. */
  sizes?: string;
  /** Default `lazy`. */
  loading?: 'eager' | 'lazy';
  /** Seeds the bark and the rings of a missing picture. Default: `alt`. */
  seed?: string;
};

/** A picture with its caption, in the width of its parent. Renders a `figure`. */
export function Figure({
  picture,
  alt,
  image,
  children,
  shape = 'circle',
  sizes = '100vw',
  loading,
  seed = alt,
  className,
  ...rest
}: FigureProps) {
  const shown = image ?? (
    <Picture
      picture={picture}
      alt={alt}
      missingSeed={seed}
      sizes={shape === 'circle' ? squareSizes(sizes, picture) : sizes}
      loading={loading}
    />
  );
  return (
    <figure {...rest} className={classNames('gt-figure', className)} data-shape={shape}>
      {shape === 'circle' ? (
        <PhotoCircle words={seed}>{shown}</PhotoCircle>
      ) : (
        <span className="gt-figure__frame">{shown}</span>
      )}
      {children && <figcaption className="gt-figure__caption">{children}</figcaption>}
    </figure>
  );
}
