import type { VisitorType } from '@tamarack-lowe/content-model';
import { ButtonLink } from '@tamarack-lowe/ui/button';
import { Figure } from '@tamarack-lowe/ui/figure';
import { TextLink } from '@tamarack-lowe/ui/link';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import type { ShownStory } from '../data/ShownStory.ts';
import type { Recruiter } from './StoryPageData.ts';

export type NextStepProps = {
  story: ShownStory;
  recruiter: Recruiter;
  type: VisitorType;
  /** Where the roles for each visitor type are listed. */
  jobs: Readonly<Record<VisitorType, string>>;
};

/** What a reader can do now: ask a person, or look at roles. A story that already offers the roles does it once. */
export function NextStep({ story, recruiter, type, jobs }: NextStepProps) {
  const { say } = useWords();
  const { name, job, city, href, picture } = recruiter;
  const roles = jobs[type];
  const offered = story.body.some(
    (block) => block.type === 'buttons' && block.buttons.some((button) => button.href === roles),
  );
  return (
    <section className="story-step" aria-labelledby={`story-step-${type}`}>
      <Figure
        className="story-step__portrait"
        picture={picture}
        alt=""
        seed={name}
        sizes="(width < 600px) 94px, 152px"
      />
      <div className="story-step__words">
        <h2 id={`story-step-${type}`} className="story-step__title">
          {say(type === 'student' ? 'storyNextStepStudent' : 'storyNextStepExperienced')}
        </h2>
        <p className="story-step__who">
          <TextLink href={href} linkAs={useLink()} arrow="on">
            {name}
          </TextLink>
          <span className="story-step__job">
            {job}, {city}
          </span>
        </p>
      </div>
      {!offered && (
        <ButtonLink className="story-step__roles" href={roles} newTab newTabLabel={say('opensNewTab')}>
          {say(type === 'student' ? 'seeStudentRoles' : 'seeExperiencedRoles')}
        </ButtonLink>
      )}
    </section>
  );
}
