import { type ByVisitorType, ofVisitorType, type VisitorType } from '@tamarack-lowe/content-model';
import { ButtonLink } from '@tamarack-lowe/ui/button';
import { Figure } from '@tamarack-lowe/ui/figure';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import { useVisitorType } from '../context/VisitorProvider.tsx';
import type { ShownStory } from '../data/ShownStory.ts';
import type { Recruiter } from './StoryPageData.ts';

export type NextStepProps = {
  story: ShownStory;
  recruiter: Recruiter;
  type: VisitorType;
  /** Where roles are listed: for all visitors, or for each type of them. */
  jobs: ByVisitorType<string>;
};

/** What a reader can do now: ask a person, or look at roles. A story that already offers the roles does it once. */
export function NextStep({ story, recruiter, type, jobs }: NextStepProps) {
  const { say } = useWords();
  const Link = useLink();
  const { name, job, city, href, picture } = recruiter;
  const words = useVisitorType(type);
  const roles = ofVisitorType(jobs, type);
  const offered = story.body.some(
    (block) => block.type === 'buttons' && block.buttons.some((button) => button.href === roles),
  );
  return (
    <section className="story-step" aria-labelledby={`story-step-${type}`}>
      <h2 id={`story-step-${type}`} className="story-step__title">
        {words.nextStep}
      </h2>
      <Link className="story-step__who" href={href}>
        {/* Less than drawn: three dots per px then take 160 px. */}
        <Figure className="story-step__portrait" picture={picture} alt="" seed={name} sizes="53px" />
        <span>
          <span className="story-step__name">{name}</span>
          <span className="story-byline__job">{` ${say('memberIn', { job, city })}`}</span>
        </span>
      </Link>
      {roles !== undefined && !offered && (
        <ButtonLink variant="outline" href={roles} newTab newTabLabel={say('opensNewTab')}>
          {words.roles}
        </ButtonLink>
      )}
    </section>
  );
}
