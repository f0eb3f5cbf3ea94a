import type { PageStory } from '@tamarack-lowe/stories/server';
import { TextLink } from '@tamarack-lowe/ui/link';
import { useVisit } from './useVisit.tsx';

/** The way back, the reading time and the headline of a story. */
export function StoryHead({ story }: { story: PageStory }) {
  const { say } = useVisit();
  const back = say(story.section === 'discover' ? 'discoverSection' : 'recruitSection');
  return (
    <header className="story__head">
      <div className="story__way">
        <TextLink href="/grow-together" arrow="back" aria-label={say('backTo', { page: back })}>
          {back}
        </TextLink>
        <span className="story__minutes">{say('readingTime', { minutes: story.readingMinutes })}</span>
      </div>
      <h1 className="story__title">{story.title.join(' ')}</h1>
    </header>
  );
}
