import { ArrowLeftIcon, ArrowRightIcon } from '@tamarack-lowe/ui/icon';
import { Link } from 'react-router';
import { say } from '../../content/say.ts';
import type { StorySurroundings } from '../../content/storyPage.server.ts';

/** The stories before and after this one. The next one is named; at the end of the chain the previous one is. */
export function StoryNav({ prev, next }: Pick<StorySurroundings, 'prev' | 'next'>) {
  if (!prev && !next) return null;
  return (
    <nav className="story-nav" aria-label={say('storyNavigation')}>
      {prev && (
        <Link className="story-nav__link" to={prev.path} viewTransition>
          <span className="gt-icon-button" data-variant="outline">
            <ArrowLeftIcon />
          </span>
          <span className="gt-visually-hidden">{say('previousStoryOf', { title: prev.label })}</span>
          {!next && <Words above={say('previousStory')} label={prev.label} />}
        </Link>
      )}
      {next && (
        <Link className="story-nav__link" to={next.path} viewTransition>
          <span className="gt-icon-button" data-variant="filled">
            <ArrowRightIcon />
          </span>
          <span className="gt-visually-hidden">{say('nextStoryOf', { title: next.label })}</span>
          <Words above={say('nextStory')} label={next.label} />
        </Link>
      )}
    </nav>
  );
}

/** What is seen, in two lines; its name says it in one. */
function Words({ above, label }: { above: string; label: string }) {
  return (
    <span className="story-nav__words" aria-hidden="true">
      <span className="story-nav__above">{above}</span>
      <span className="story-nav__label">{label}</span>
    </span>
  );
}
