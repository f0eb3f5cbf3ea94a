import { toLines, type VisitorType } from '@tamarack-lowe/content-model';
import type { StoryPageData } from '../../content/storyPage.server.ts';
import { ByType } from './ByType.tsx';
import { NextStep } from './NextStep.tsx';
import { ShareButton } from './ShareButton.tsx';
import { StoryNav } from './StoryNav.tsx';
import { TopButton } from './TopButton.tsx';

/** After the story: whom to ask, which story comes next, a way to pass it on, and the way up. */
export function StoryEnd({ story, around }: StoryPageData) {
  return (
    <footer className="story-end">
      <ByType<StoryPageData['around'][VisitorType]> of={around}>
        {({ prev, next, recruiter }, type) => (
          <>
            {recruiter && <NextStep story={story} recruiter={recruiter} type={type} />}
            <StoryNav prev={prev} next={next} />
          </>
        )}
      </ByType>
      <div className="story-end__tools">
        <ShareButton title={toLines(story.title).join(' ')} text={story.summary} />
        <TopButton />
      </div>
    </footer>
  );
}
