import { type ComponentPropsWithRef, type CSSProperties, useState } from 'react';
import { classNames } from '../mergeProps.ts';
import { growRings, ringsPath, seedOf } from '../rings/rings.ts';
import { type PictureSource, pictureFiles } from './pictureSource.ts';

export { type PictureSource, squareSizes } from './pictureSource.ts';

/** Props of `Picture`, besides the attributes of its `picture`. */
export type PictureProps = Omit<ComponentPropsWithRef<'picture'>, 'children'> & {
  /** Image. Without it, or if it cannot be loaded, rings replace it. */
  picture?: PictureSource | undefined;
  /** Alternative text: who and where, in one clause. Empty when text next to the picture says it. */
  alt: string;
  /** Rendered width, as in `<img sizes>`; in a square or a circle see `squareSizes`. Default `100vw`. */
  sizes?: string | undefined;
  /** `eager` loads at once with high priority. Default `lazy`. */
  loading?: 'eager' | 'lazy' | undefined;
  /** Seeds the rings of a missing picture, for example a name. Default: the picture's address, else `alt`. */
  missingSeed?: string | undefined;
};

/** A picture in AVIF on its dominant colour. Renders a `picture` that fills its parent's width. */
export function Picture({
  picture,
  alt,
  sizes = '100vw',
  loading = 'lazy',
  missingSeed,
  className,
  style,
  ...rest
}: PictureProps) {
  const [missing, setMissing] = useState<string>();
  const seed = missingSeed ?? picture?.src ?? alt;
  if (!picture || missing === picture.src)
    return <MissingPicture seed={seed} alt={alt} className={className} />;

  const width = picture.widths.at(-1) ?? 0;
  const look: CSSProperties = { backgroundColor: picture.colour, ...style };
  return (
    <picture {...rest} className={classNames('gt-picture', className)} style={look}>
      <img
        // An image can fail before hydration adds the listener.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setMissing(picture.src);
        }}
        {...pictureFiles(picture)}
        sizes={sizes}
        width={width}
        height={Math.round(width / picture.ratio)}
        alt={alt}
        loading={loading}
        fetchPriority={loading === 'eager' ? 'high' : undefined}
        // Browsers always decode lazy images off the main thread.
        decoding={loading === 'eager' ? 'async' : undefined}
        draggable={false}
        style={positionOf(picture)}
        onError={() => setMissing(picture.src)}
      />
    </picture>
  );
}

/** Returns the focal point, unless it is the default of the style sheet (the eyes of a portrait). */
function positionOf({ focal: { x, y } }: PictureSource): CSSProperties | undefined {
  return x === 50 && y === 42 ? undefined : { objectPosition: `${x}% ${y}%` };
}

type MissingPictureProps = {
  /** Seeds the rings: a text always has the same rings. */
  seed: string;
  /** Alternative text of the missing picture. */
  alt: string;
  className?: string | undefined;
};

/** Rings in place of a missing picture. Renders a `span`. */
function MissingPicture({ seed, alt, className }: MissingPictureProps) {
  const turn = seedOf(seed);
  const rings = growRings({
    cx: -14,
    cy: 16,
    from: 4,
    step: 13,
    count: 10,
    seed: turn,
    lean: 0.2,
    wobble: 0.016,
  });
  return (
    <span className={classNames('gt-picture', className)} data-missing="">
      <svg viewBox="-100 -100 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d={ringsPath(rings)} />
      </svg>
      {alt && <span className="gt-visually-hidden">{alt}</span>}
    </span>
  );
}
