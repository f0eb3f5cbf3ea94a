import { type Bullet, Bullets } from '@tamarack-lowe/ui/bullets';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import type { ReactNode } from 'react';

export type StaticPageProps = {
  /** Rotates the rings; each page has its own seed. */
  seed: number;
  /** In percent of the first screens. Place them at the edges of the window, where no words are at any size. */
  bullets?: readonly Bullet[];
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
