import { BrokenRing } from '@tamarack-lowe/ui/broken-ring';
import { type Bullet, Bullets } from '@tamarack-lowe/ui/bullets';
import { ButtonLink } from '@tamarack-lowe/ui/button';
import { ArrowRightIcon } from '@tamarack-lowe/ui/icon';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import type { PageAddress } from '../data.ts';
import { PageLinks } from '../static/PageLinks.tsx';

const BULLETS: Bullet[] = [
  { color: 'blue', size: 78, blur: 0.6, x: 48.6, y: 21, mobile: { x: 12, y: 70 } },
  { color: 'red', size: 56, blur: 0.15, x: 94.4, y: 25.7, mobile: { x: 84, y: 66 } },
  { color: 'red', size: 116, blur: 0.7, x: 95.7, y: 86.4, mobile: { x: 6, y: 92 } },
];

/** Props of the page for unknown addresses, and for those of colleagues who have left. */
export type NotFoundPageProps = {
  /** Headline. Default: that there is no page at the address. */
  title?: string | undefined;
  /** Text below it. Default: what a visitor can do. */
  body?: string | undefined;
  /** Pages with an address similar to the requested one. */
  similar: readonly PageAddress[];
  /** Links to go on; the first is the main one. */
  links: readonly PageAddress[];
};

/** The page for addresses that do not exist, with links to similar addresses. */
export function NotFoundPage({ title, body, similar, links }: NotFoundPageProps) {
  const { say } = useWords();
  const Link = useLink();
  return (
    <div className="site-not-found">
      <div className="site-not-found__backdrop" aria-hidden="true">
        <BrokenRing />
        <Bullets bullets={BULLETS} />
      </div>
      <div className="site-not-found__words">
        <h1 tabIndex={-1}>{title ?? say('notFoundTitle')}</h1>
        <p>{body ?? say('notFoundBody')}</p>
        <PageLinks label={say('notFoundNear')} pages={similar} />
        <div className="site-not-found__buttons">
          {links.map(({ href, label }, index) => (
            <ButtonLink
              key={href}
              linkAs={Link}
              href={href}
              variant={index === 0 ? 'gold' : 'outline'}
              after={index === 0 && <ArrowRightIcon size={20} />}
            >
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </div>
  );
}
