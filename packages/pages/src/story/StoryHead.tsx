import { TextLink } from '@tamarack-lowe/ui/link';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import { ByType } from './ByType.tsx';
import { StoryByline } from './StoryByline.tsx';
import type { StoryLayoutProps, StorySurroundings } from './StoryPageData.ts';

/** Where "Top" brings view and focus. */
export const TITLE_ID = 'story-title';

/** The way back, the reading time, the author and the headline. */
export function StoryHead({ story, around, from }: StoryLayoutProps) {
  const { say } = useWords();
  const Link = useLink();
  return (
    <header className="story__head">
      <div className="story__way">
        <ByType<StorySurroundings> of={around}>
          {({ back }) => {
            const { href, label } = from ?? back;
            return (
              <TextLink href={href} linkAs={Link} arrow="back" aria-label={say('backTo', { page: label })}>
                {label}
              </TextLink>
            );
          }}
        </ByType>
        <span className="story__minutes">{say('readingTime', { minutes: story.readingMinutes })}</span>
      </div>
      <StoryByline story={story} />
      <h1 id={TITLE_ID} className="story__title" tabIndex={-1}>
        {story.title.map((line, index) => (
          <span key={line} className="story__line">
            {index > 0 ? ` ${line}` : line}
          </span>
        ))}
      </h1>
    </header>
  );
}
