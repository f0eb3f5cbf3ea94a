import { ByType } from './ByType.tsx';
import { NextStep, type NextStepProps } from './NextStep.tsx';
import { RelatedStories } from './RelatedStories.tsx';
import { ShareButton } from './ShareButton.tsx';
import { StoryNav } from './StoryNav.tsx';
import type { StoryPageData, StorySurroundings } from './StoryPageData.ts';
import { TopButton } from './TopButton.tsx';

export type StoryEndProps = StoryPageData & Pick<NextStepProps, 'jobs'>;

/** After the story: in one row whom to ask, a way to pass it on and the way up; who else is there; and who comes next. */
export function StoryEnd({ story, around, jobs }: StoryEndProps) {
  return (
    <footer className="story-end">
      <div className="story-end__row">
        <ByType<StorySurroundings> of={around}>
          {({ recruiter }, type) =>
            recruiter && <NextStep story={story} recruiter={recruiter} type={type} jobs={jobs} />
          }
        </ByType>
        <div className="story-end__tools">
          <ShareButton title={story.title.join(' ')} text={story.summary} />
          <TopButton />
        </div>
      </div>
      <ByType<StorySurroundings> of={around}>
        {({ prev, next, related }, type) => (
          <>
            <RelatedStories stories={related} type={type} />
            <StoryNav prev={prev} next={next} />
          </>
        )}
      </ByType>
    </footer>
  );
}
