import type { VisitorType } from '@tamarack-lowe/content-model';
import { StoryCard } from '@tamarack-lowe/ui/story-card';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import type { RelatedStory } from './StoryPageData.ts';

type RelatedStoriesProps = { stories: readonly RelatedStory[]; type: VisitorType };

/** Whose stories may be read after this one, besides those before and after it. */
export function RelatedStories({ stories, type }: RelatedStoriesProps) {
  const { say } = useWords();
  const linkAs = useLink();
  if (stories.length === 0) return null;
  return (
    <nav className="story-related" aria-labelledby={`story-related-${type}`}>
      <h2 id={`story-related-${type}`} className="story-step__title">
        {say('storyRelated')}
      </h2>
      <ul className="story-related__list">
        {stories.map(({ href, label, name, picture }) => (
          <li key={href}>
            <StoryCard href={href} linkAs={linkAs} title={label} name={name} picture={picture} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
