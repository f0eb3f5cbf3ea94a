import { type Bullet, Bullets } from '@tamarack-lowe/ui/bullets';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import type { ReactNode } from 'react';

/** Props of a page of text. */
export type StaticPageProps = {
  /**
   * Seed of the rings; use a different one on each page.
   *
   * @example 4.2
   */
  seed: number;
  /**
   * Bullets, in percent of the head of the page. Place them at the edges of the window, where no text is at any size. On phones
   * the left edge has room for a sliver only, which looks like an error: place them outside of it there. Default none.
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

/** A page of text: six rings in the upper right, and nothing behind the text. */
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
