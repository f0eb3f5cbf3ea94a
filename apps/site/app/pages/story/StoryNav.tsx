import { ArrowLeftIcon, ArrowRightIcon } from '@tamarack-lowe/ui/icon';
import { say } from '../../content/say.ts';
import type { StorySurroundings } from '../../content/storyPage.server.ts';
import { usePrefetch } from '../../navigation/usePrefetch.ts';
import { SiteLink } from '../../shell/SiteLink.tsx';

/** The stories before and after this one. The next one is named; at the end of the chain the previous one is. */
export function StoryNav({ prev, next }: Pick<StorySurroundings, 'prev' | 'next'>) {
  usePrefetch(prev?.path, next?.path);
  if (!prev && !next) return null;
  const previousName = prev && say('previousStoryOf', { title: prev.label });
  return (
    <nav className="story-nav" aria-label={say('storyNavigation')}>
      {prev && previousName && (
        <SiteLink className="story-nav__link" href={prev.path} aria-label={next ? previousName : undefined}>
          <span className="gt-icon-button" data-variant="outline">
            <ArrowLeftIcon />
          </span>
          {!next && <Words name={previousName} above={say('previousStory')} label={prev.label} />}
        </SiteLink>
      )}
      {next && (
        <SiteLink className="story-nav__link" href={next.path}>
          <span className="gt-icon-button" data-variant="filled">
            <ArrowRightIcon />
          </span>
          <Words
            name={say('nextStoryOf', { title: next.label })}
            above={say('nextStory')}
            label={next.label}
          />
        </SiteLink>
      )}
    </nav>
  );
}

/** A name in two lines. What stands between them, a colon, is there but has no size. */
function Words({ name, above, label }: { name: string; above: string; label: string }) {
  const between = name.slice(above.length, name.length - label.length).trim();
  return (
    <span className="story-nav__words">
      <span className="story-nav__above">
        {above}
        <span className="story-nav__between">{between}</span>
      </span>
      <span className="story-nav__label">{label}</span>
    </span>
  );
}
