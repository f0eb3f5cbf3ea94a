import { nearMatches, PATHS } from '@tamarack-lowe/content-model';
import { BrokenRing } from '@tamarack-lowe/ui/broken-ring';
import { type Bullet, Bullets } from '@tamarack-lowe/ui/bullets';
import { ButtonLink } from '@tamarack-lowe/ui/button';
import { ArrowRightIcon } from '@tamarack-lowe/ui/icon';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { say } from '../content/say.ts';
import { SiteLink } from '../shell/SiteLink.tsx';

const BULLETS: Bullet[] = [
  { color: 'blue', size: 78, blur: 0.6, x: 48.6, y: 21, mobile: { x: 92, y: 16 } },
  { color: 'red', size: 56, blur: 0.15, x: 94.4, y: 25.7, mobile: { x: 84, y: 66 } },
  { color: 'red', size: 116, blur: 0.7, x: 95.7, y: 86.4, mobile: { x: 6, y: 92 } },
];

/** A page of the site that resembles the address that was asked for. */
type NearPage = { path: string; label: string };

/** The page for addresses that do not exist, with those that look most like it. */
export function NotFound() {
  const { pathname } = useLocation();
  const near = useNearPages(pathname);
  return (
    <div className="site-not-found">
      <div className="site-not-found__backdrop" aria-hidden="true">
        <BrokenRing />
        <Bullets bullets={BULLETS} />
      </div>
      <div className="site-not-found__words">
        <h1 tabIndex={-1}>{say('notFoundTitle')}</h1>
        <p>{say('notFoundBody')}</p>
        {near.length > 0 && (
          <nav aria-label={say('notFoundNear')}>
            <p>{say('notFoundNear')}</p>
            <ul>
              {near.map(({ path, label }) => (
                <li key={path}>
                  <SiteLink href={path}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="site-not-found__buttons">
          <ButtonLink
            linkAs={SiteLink}
            href={PATHS.intro}
            variant="gold"
            after={<ArrowRightIcon size={20} />}
          >
            {say('backToStart')}
          </ButtonLink>
          <ButtonLink linkAs={SiteLink} href={PATHS.recruit} variant="outline">
            {say('recruitSection')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** Near matches, once the list of pages has been fetched: the page itself does not need it. */
function useNearPages(pathname: string): NearPage[] {
  const [pages, setPages] = useState<NearPage[]>([]);

  useEffect(() => {
    const stop = new AbortController();
    fetch('/pages.json', { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.json() : []))
      .then((list: NearPage[]) => setPages(list))
      .catch(() => undefined);
    return () => stop.abort();
  }, []);

  const known = pages.map(({ path }) => path);
  const near = nearMatches(pathname, known).flatMap((path) => pages.find((page) => page.path === path) ?? []);
  // Both slides of how we recruit have one name: two links that say the same would be a riddle.
  return near.filter(({ label }, index) => near.findIndex((page) => page.label === label) === index);
}
