import { type Bullet, Bullets } from '@tamarack-lowe/ui/bullets';
import { Picture, squareSizes } from '@tamarack-lowe/ui/picture';
import type { ReactNode } from 'react';
import { ForVisitorType } from '../context/ForVisitorType.tsx';
import { useVisitor } from '../context/VisitorProvider.tsx';
import type { PicturesByType } from '../data.ts';

type PictureByTypeProps = {
  of: PicturesByType;
  /** As in `<img sizes>`. */
  sizes: string;
  /** The picture fills a square or a circle of these `sizes`. Default false. */
  square?: boolean;
  /** Text beside the picture describes it, so that `alt` is empty. Default false. */
  decorative?: boolean;
};

/**
 * A picture in the colour scheme of the visitor type. The built page contains one for each type, and style sheets show the one
 * of the visitor. All are lazy, because browsers do not fetch lazy pictures that are not displayed.
 */
export function PictureByType({ of, sizes, square = false, decorative = false }: PictureByTypeProps) {
  return useVisitor().types.map(({ id }, index) => {
    const entry = of[id];
    return (
      entry && (
        <ForVisitorType key={id} index={index} as="span">
          <Picture
            picture={entry.picture}
            alt={decorative ? '' : entry.alt}
            sizes={square ? squareSizes(sizes, entry.picture) : sizes}
          />
        </ForVisitorType>
      )
    );
  });
}

type PictureBulletsProps = {
  /** Bullets, in percent of the picture with a margin: place them in the corners that its round shape leaves free. */
  bullets: readonly Bullet[];
  className?: string;
  children: ReactNode;
};

/** A picture with bullets in its corners, which are never behind text. */
export function PictureBullets({ bullets, className = '', children }: PictureBulletsProps) {
  return (
    <div className={`picture-bullets ${className}`}>
      <Bullets className="picture-bullets__layer" bullets={bullets} />
      {children}
    </div>
  );
}
