import { type Bullet, Bullets } from '@tamarack-lowe/ui/bullets';
import { Picture, squareSizes } from '@tamarack-lowe/ui/picture';
import type { ReactNode } from 'react';
import { useVisitor } from '../context/VisitorProvider.tsx';
import type { PictureOfHour } from '../data.ts';

type PictureByHourProps = {
  of: PictureOfHour;
  /** As in `<img sizes>`. */
  sizes: string;
  /** It fills a square or a circle of these `sizes`. Default false. */
  square?: boolean;
  /** Words beside the picture say what it shows. Default false. */
  decorative?: boolean;
};

/**
 * A picture in the light of the visitor type. Those of all types are in the built page and its root shows one, so that
 * nothing flashes; all are lazy, since browsers fetch no lazy picture that is not displayed.
 */
export function PictureByHour({ of, sizes, square = false, decorative = false }: PictureByHourProps) {
  return useVisitor().types.map(({ id }, place) => {
    const its = of[id];
    return (
      its && (
        <span key={id} className="site-for" data-for={place}>
          <Picture
            picture={its.picture}
            alt={decorative ? '' : its.alt}
            sizes={square ? squareSizes(sizes, its.picture) : sizes}
          />
        </span>
      )
    );
  });
}

type PictureBulletsProps = {
  /** In percent of the picture with some air around it: in the corners that its round shape leaves free. */
  bullets: readonly Bullet[];
  className?: string;
  children: ReactNode;
};

/** Bullets that go where a picture goes, so that they come to lie under words at no size of the window. */
export function PictureBullets({ bullets, className = '', children }: PictureBulletsProps) {
  return (
    <div className={`picture-bullets ${className}`}>
      <Bullets className="picture-bullets__layer" bullets={bullets} />
      {children}
    </div>
  );
}
