import { type Bullet, Bullets } from '@tamarack-lowe/ui/bullets';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import type { ReactNode } from 'react';

/** Props of a page to read. */
export type StaticPageProps = {
  /**
   * Rotates the rings; each page has its own seed.
   *
   * @example 4.2
   */
  seed: number;
  /**
   * Bullets, in percent of the first screens. Place them at the edges of the window, where no words are at any size. Default
   * none.
   *
   * @example [{ color: 'red', size: 84, blur: 0.6, x: 100, y: 28, mobile: { x: 103, y: 14 } }]
   */
  bullets?: readonly Bullet[];
  /**
   * Class of the page, for its style sheet. Default none.
   *
   * @example 'offices'
   */
  className?: string;
  children: ReactNode;
};

/** A page to read: six rings in the upper right, and nothing behind the words. */
export function StaticPage({ seed, bullets = [], className = '', children }: StaticPageProps) {
  return (
    <div className={`static-page ${className}`}>
      <div className="static-page__light">
        <FieldRings className="static-page__rings" seed={seed} count={6} />
        <Bullets className="static-page__bullets" bullets={bullets} />
      </div>
      {children}
    </div>
  );
}
