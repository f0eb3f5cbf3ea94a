import { type Bullet, Bullets } from '@tamarack-lowe/ui/bullets';
import type { ReactNode } from 'react';

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
