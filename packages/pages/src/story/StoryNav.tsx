import { Figure } from '@tamarack-lowe/ui/figure';
import { ArrowLeftIcon } from '@tamarack-lowe/ui/icon';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import type { NeighbourStory, StorySurroundings } from './StoryPageData.ts';

/** Who comes next, as large as a person; at the end of the chain who came before. */
export function StoryNav({ prev, next }: Pick<StorySurroundings, 'prev' | 'next'>) {
  const { say } = useWords();
  const Link = useLink();
  const shown = next ?? prev;
  if (!shown) return null;
  return (
    <nav className="story-nav" aria-label={say('storyNavigation')}>
      <Link className="story-nav__on" href={shown.href}>
        <Words
          story={shown}
          name={say(next ? 'nextStoryOf' : 'previousStoryOf', { title: shown.title })}
          above={say(next ? 'nextStory' : 'previousStory')}
        />
        <Figure
          className="story-nav__photo"
          picture={shown.picture}
          alt=""
          seed={shown.name}
          sizes="(width < 768px) and (resolution > 2x) 213px, (width < 768px) 320px, 420px"
        />
      </Link>
      {next && prev && (
        <Link
          className="story-nav__back"
          href={prev.href}
          aria-label={say('previousStoryOf', { title: prev.label })}
        >
          <ArrowLeftIcon size={20} />
          <span>{say('previousStory')}</span>
        </Link>
      )}
    </nav>
  );
}

/**
 * What names the link: a name in two lines, of which what stands between, a colon, has no size; and the author. Where a
 * language says it in another order, nothing stands between.
 */
function Words({ story, name, above }: { story: NeighbourStory; name: string; above: string }) {
  const inOrder = name.startsWith(above) && name.endsWith(story.title);
  const between = inOrder ? name.slice(above.length, name.length - story.title.length).trim() : '';
  return (
    <span className="story-nav__words">
      <span className="story-nav__above">
        <span>{above}</span>
        <span className="story-nav__between">{between}</span>
      </span>
      <span className="story-nav__title">{` ${story.title}`}</span>
      <span className="story-byline__name">{` ${story.name}`}</span>
      <span className="story-byline__job">{` ${story.job}`}</span>
    </span>
  );
}
