import type { VisitorType } from '@tamarack-lowe/content-model';
import { selectSlide } from '@tamarack-lowe/state';
import { useSiteSelector } from '@tamarack-lowe/state/react';
import { TextLink } from '@tamarack-lowe/ui/link';
import { holdsStory } from '../../content/holdsStory.ts';
import { say } from '../../content/say.ts';
import { slideLabel } from '../../content/slideLabel.ts';
import type { StoryPageData } from '../../content/storyPage.server.ts';
import { SiteLink } from '../../shell/SiteLink.tsx';
import { useOpenedStories } from '../slides/openedStories.tsx';
import { ByType } from './ByType.tsx';

/** Where "Top" brings view and focus. */
export const TITLE_ID = 'story-title';

/** The way back, the reading time and the headline. */
export function StoryHead({ story, around }: StoryPageData) {
  const opened = useOpeningSlide(story);
  return (
    <header className="story__head">
      <div className="story__way">
        <ByType<StoryPageData['around'][VisitorType]> of={around}>
          {({ back }) => {
            const { path, label } = opened ?? back;
            return (
              <TextLink
                href={path}
                linkAs={SiteLink}
                arrow="back"
                aria-label={say('backTo', { page: label })}
              >
                {label}
              </TextLink>
            );
          }}
        </ByType>
        <span className="story__minutes">{say('readingTime', { minutes: story.readingMinutes })}</span>
      </div>
      <h1 id={TITLE_ID} className="story__title" tabIndex={-1}>
        {story.title.map((line, index) => (
          <span key={line} className="story__line">
            {index > 0 && ' '}
            {line}
          </span>
        ))}
      </h1>
    </header>
  );
}

/** The slide the visitor was on when they opened the story; null when they came another way. */
function useOpeningSlide(story: StoryPageData['story']) {
  const slide = useSiteSelector((state) => selectSlide(state, story.section));
  const opened = useOpenedStories();
  if (!slide || !opened.has(slide.path) || !holdsStory(slide, story)) return null;
  return { path: slide.path, label: slideLabel(slide) };
}
