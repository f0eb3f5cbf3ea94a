import { BrokenRing } from '@tamarack-lowe/ui/broken-ring';
import { Bullets } from '@tamarack-lowe/ui/bullets';
import { ButtonLink } from '@tamarack-lowe/ui/button';
import { ArrowRightIcon } from '@tamarack-lowe/ui/icon';
import { PageFrame } from './PageFrame.tsx';
import { useVisit } from './useVisit.tsx';

const BULLETS = [
  { color: 'blue', size: 78, blur: 0.6, x: 48.6, y: 21, mobile: { x: 92, y: 16 } },
  { color: 'red', size: 116, blur: 0.7, x: 95.7, y: 86.4, mobile: { x: 6, y: 92 } },
] as const;

/** The page for addresses that do not exist. */
export function NotFoundPage() {
  const { say } = useVisit();
  return (
    <PageFrame>
      <div className="site-not-found">
        <div className="site-not-found__backdrop" aria-hidden="true">
          <BrokenRing />
          <Bullets bullets={BULLETS} />
        </div>
        <div className="site-not-found__words">
          <h1>{say('notFoundTitle')}</h1>
          <p>{say('notFoundBody')}</p>
          <div className="site-not-found__buttons">
            <ButtonLink href="/" variant="gold" after={<ArrowRightIcon size={20} />}>
              {say('backToStart')}
            </ButtonLink>
            <ButtonLink href="/how-we-recruit-1" variant="outline">
              {say('recruitSection')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </PageFrame>
  );
}
