import { type ComponentPropsWithRef, type CSSProperties, useState } from 'react';
import { classNames } from '../classNames.ts';
import { MissingPicture } from './MissingPicture.tsx';
import { pictureFiles } from './pictureFiles.ts';
import type { PictureSource } from './pictureSource.ts';

export type { PictureSource } from './pictureSource.ts';
export { squareSizes } from './squareSizes.ts';

/** What `Picture` takes besides the attributes of its `picture`. */
export type PictureProps = Omit<ComponentPropsWithRef<'picture'>, 'children'> & {
  /** Without it, or when it cannot be loaded, rings are drawn in its place. */
  picture?: PictureSource | undefined;
  /** Who and where, in one clause. Empty when words next to the picture say it. */
  alt: string;
  /** How wide it is drawn, as in `<img sizes>`; in a square or a circle see `squareSizes`. Default `100vw`. */
  sizes?: string | undefined;
  /** `eager` fetches at once with high priority. Default `lazy`. */
  loading?: 'eager' | 'lazy' | undefined;
  /** Turns the rings of a missing picture: a name, for example. Default: the picture's address, else `alt`. */
  missingSeed?: string | undefined;
};

/** A picture in AVIF on its own colour. Renders a `picture` that fills its parent's width. */
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
        // A picture can fail before the script listens.
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
        decoding="async"
        draggable={false}
        style={{ objectPosition: `${picture.focal.x}% ${picture.focal.y}%` }}
        onError={() => setMissing(picture.src)}
      />
    </picture>
  );
}
