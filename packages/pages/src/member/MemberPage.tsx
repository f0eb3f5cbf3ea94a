import type { Member, PageFacts, Picture } from '@tamarack-lowe/content-model';
import { ButtonLink } from '@tamarack-lowe/ui/button';
import { Figure } from '@tamarack-lowe/ui/figure';
import { ArrowLeftIcon, ArrowRightIcon, LinkedInIcon } from '@tamarack-lowe/ui/icon';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import { useVisitor } from '../context/VisitorProvider.tsx';
import type { Colleague } from '../data.ts';
import { FactList, FactsProvider, FactText } from '../facts/Facts.tsx';
import { BackLink } from '../static/BackLink.tsx';
import { PictureBullets } from '../static/PagePictures.tsx';
import { StaticPage } from '../static/StaticPage.tsx';

const EDGE_BULLETS = [
  { color: 'red', size: 84, blur: 0.6, x: 100, y: 68, mobile: { x: 103, y: 68 } },
] as const;
const PICTURE_BULLETS = [
  { color: 'red', size: 72, blur: 0.45, x: 90, y: 9 },
  { color: 'blue', size: 96, blur: 0.6, x: 9, y: 91 },
] as const;

/** A colleague with the colleagues before and after them in the list. */
export type MemberPageData = {
  member: Pick<
    Member,
    'name' | 'job' | 'city' | 'alt' | 'text' | 'schools' | 'linked' | 'email' | 'recruits'
  > & {
    picture: Picture;
    /** Facts in their text. Default none. */
    facts?: PageFacts | undefined;
  };
  /** Null while the page loads. */
  previous: Colleague | null;
  next: Colleague | null;
};

/** Props of the page of a colleague. */
export type MemberPageProps = MemberPageData & {
  /** Address of the list. */
  back: string;
  /**
   * Only name, job and portrait are known yet: the rest of the page follows in its place. Default false.
   *
   * @example true
   */
  loading?: boolean;
};

/** The page of one colleague: portrait, words, address, profile, schools, and links to the colleagues before and after. */
export function MemberPage({ member, previous, next, back, loading = false }: MemberPageProps) {
  const { say } = useWords();
  const { name, job, city, picture, alt, text, schools, linked, email, recruits, facts } = member;
  const { types } = useVisitor();
  const recruitedTypes = types.filter(({ id }) => recruits.includes(id));
  const firstName = name.split(' ')[0] ?? name;
  return (
    <StaticPage className="member" seed={2.6} bullets={EDGE_BULLETS}>
      <article className="member__page" aria-busy={loading || undefined}>
        <PictureBullets className="member__portrait" bullets={PICTURE_BULLETS}>
          <Figure
            picture={picture}
            alt={alt}
            seed={name}
            sizes="(width < 768px) 300px, (width < 1200px) 460px, 640px"
            loading="eager"
          />
        </PictureBullets>
        <div className="member__words">
          <BackLink href={back}>{say('connectTitle')}</BackLink>
          <h1 tabIndex={-1}>{name}</h1>
          <p className="gt-lead static-page__lead">{say('memberIn', { job, city })}</p>
          {types.length > 1 && (
            <p className="member__for">
              {recruitedTypes.length === types.length
                ? say('memberRecruitsAll')
                : recruitedTypes.map((type) => type.recruits).join(' · ')}
            </p>
          )}
          <div className="member__text">
            <FactsProvider facts={facts}>
              {text.map((paragraph) => (
                <p key={paragraph}>
                  <FactText text={paragraph} />
                </p>
              ))}
            </FactsProvider>
          </div>
          {!loading && (
            <div className="member__contact">
              {email && (
                <ButtonLink href={`mailto:${email}`} size="l">
                  {say('memberWriteTo', { name: firstName })}
                </ButtonLink>
              )}
              <ButtonLink
                href={linked}
                size="l"
                variant={email ? 'outline' : 'accent'}
                newTab
                newTabLabel={say('opensNewTab')}
                before={<LinkedInIcon size={20} />}
              >
                {say('memberProfileOn', { name: firstName })}
              </ButtonLink>
            </div>
          )}
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
      <FactList facts={facts} />
      {previous && next && (
        <nav className="member__neighbours" aria-label={say('memberNavigation')}>
          <NeighbourLink member={previous} direction="previous" />
          <NeighbourLink member={next} direction="next" />
        </nav>
      )}
    </StaticPage>
  );
}

type NeighbourLinkProps = { member: Colleague; direction: 'previous' | 'next' };

const WORDS = {
  previous: { label: 'previousMemberOf', short: 'memberPrevious' },
  next: { label: 'nextMemberOf', short: 'memberNext' },
} as const;

/** Link to the colleague before or after, with their portrait. */
function NeighbourLink({ member, direction }: NeighbourLinkProps) {
  const { say } = useWords();
  const Link = useLink();
  const { label, short } = WORDS[direction];
  return (
    <Link
      className="neighbour"
      data-direction={direction}
      href={member.href}
      rel={direction === 'next' ? 'next' : 'prev'}
    >
      <Figure className="neighbour__photo" picture={member.picture} alt="" seed={member.name} sizes="88px" />
      <span className="gt-visually-hidden">{say(label, { name: member.name })}</span>
      <span className="neighbour__words" aria-hidden="true">
        <span className="gt-small neighbour__direction">
          {direction === 'previous' && <ArrowLeftIcon size={18} />}
          <span>{say(short)}</span>
          {direction === 'next' && <ArrowRightIcon size={18} />}
        </span>
        <span className="gt-heading-s">{member.name}</span>
      </span>
    </Link>
  );
}
