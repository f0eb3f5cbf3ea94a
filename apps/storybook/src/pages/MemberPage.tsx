import { content } from 'virtual:workshop/content';
import { ButtonLink } from '@tamarack-lowe/ui/button';
import { Figure } from '@tamarack-lowe/ui/figure';
import { LinkedInIcon } from '@tamarack-lowe/ui/icon';
import { PageFrame } from './PageFrame.tsx';
import { ReadingPage } from './ReadingPage.tsx';
import { useVisit } from './useVisit.tsx';

const BULLETS = [
  { color: 'red', size: 72, blur: 0.45, x: 44.5, y: 15, mobile: { x: 88, y: 9 } },
  { color: 'blue', size: 96, blur: 0.6, x: 5.5, y: 74, mobile: { x: 5, y: 31 } },
] as const;

/** One colleague: the portrait, what they say, where to find them. */
export function MemberPage({ slug }: { slug: string }) {
  const { say } = useVisit();
  const member = content.team.find((each) => each.slug === slug);
  if (!member) return null;
  const { name, job, city, picture, alt, text, linked, schools } = member;
  const firstName = name.split(' ')[0] ?? name;
  return (
    <PageFrame>
      <ReadingPage className="member" seed={2.6} bullets={BULLETS}>
        <article className="member__page">
          <div className="member__portrait">
            <Figure
              picture={picture}
              alt={alt}
              seed={name}
              sizes="(width < 768px) 300px, 640px"
              loading="eager"
            />
          </div>
          <div className="member__words">
            <h1>{name}</h1>
            <p className="gt-lead static-page__lead">{say('memberIn', { job, city })}</p>
            <div className="member__text">
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <ButtonLink
              href={linked}
              size="l"
              newTab
              newTabLabel={say('opensNewTab')}
              before={<LinkedInIcon size={20} />}
            >
              {say('memberProfileOn', { name: firstName })}
            </ButtonLink>
            {schools.length > 0 && (
              <div className="member__facts">
                <h2 className="gt-small">{say('memberSchoolsLead', { name: firstName })}</h2>
                <ul className="member__schools">
                  {schools.map((school) => (
                    <li key={school} className="gt-ui">
                      {school}
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        </article>
      </ReadingPage>
    </PageFrame>
  );
}
