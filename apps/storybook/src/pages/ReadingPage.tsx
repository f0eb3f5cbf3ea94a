import { type Bullet, Bullets } from '@tamarack-lowe/ui/bullets';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import type { ReactNode } from 'react';

type ReadingPageProps = { seed: number; bullets: readonly Bullet[]; className: string; children: ReactNode };

/** A page with something to read: six rings where the light is, and nothing behind the words. */
export function ReadingPage({ seed, bullets, className, children }: ReadingPageProps) {
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
