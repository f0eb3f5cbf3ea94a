import { ArrowLeftIcon, ArrowRightIcon } from '@tamarack-lowe/ui/icon';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import type { StorySurroundings } from './StoryPageData.ts';

/** The stories before and after this one. The next one is named; at the end of the chain the previous one is. */
export function StoryNav({ prev, next }: Pick<StorySurroundings, 'prev' | 'next'>) {
  const { say } = useWords();
  const Link = useLink();
  if (!prev && !next) return null;
  const previousName = prev && say('previousStoryOf', { title: prev.label });
  return (
    <nav className="story-nav" aria-label={say('storyNavigation')}>
      {prev && previousName && (
        <Link className="story-nav__link" href={prev.href} aria-label={next ? previousName : undefined}>
          <span className="gt-icon-button" data-variant="outline">
            <ArrowLeftIcon />
          </span>
          {!next && <Words name={previousName} above={say('previousStory')} label={prev.label} />}
        </Link>
      )}
      {next && (
        <Link className="story-nav__link" href={next.href}>
          <span className="gt-icon-button" data-variant="filled">
            <ArrowRightIcon />
          </span>
          <Words
            name={say('nextStoryOf', { title: next.label })}
            above={say('nextStory')}
            label={next.label}
          />
        </Link>
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
