import { ByType } from './ByType.tsx';
import { NextStep, type NextStepProps } from './NextStep.tsx';
import { RelatedStories } from './RelatedStories.tsx';
import { ShareButton } from './ShareButton.tsx';
import { StoryNav } from './StoryNav.tsx';
import type { StoryPageData, StorySurroundings } from './StoryPageData.ts';
import { TopButton } from './TopButton.tsx';

/** After the story: whom to ask, what else there is to read, which story comes next, a way to pass it on, and the way up. */
export function StoryEnd({ story, around, jobs }: StoryPageData & Pick<NextStepProps, 'jobs'>) {
  return (
    <footer className="story-end">
      <ByType<StorySurroundings> of={around}>
        {({ prev, next, recruiter, related }, type) => (
          <>
            {recruiter && <NextStep story={story} recruiter={recruiter} type={type} jobs={jobs} />}
            <RelatedStories stories={related} type={type} />
            <StoryNav prev={prev} next={next} />
          </>
        )}
      </ByType>
      <div className="story-end__tools">
        <ShareButton title={story.title.join(' ')} text={story.summary} />
        <TopButton />
      </div>
    </footer>
  );
}
