import { type ByVisitorType, ofVisitorType, type VisitorType } from '@tamarack-lowe/content-model';
import { seedOf } from '@tamarack-lowe/ui';
import { Button, ButtonLink } from '@tamarack-lowe/ui/button';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import { Figure } from '@tamarack-lowe/ui/figure';
import { ArrowLeftIcon, ArrowUpIcon, PlusIcon } from '@tamarack-lowe/ui/icon';
import { StoryCard } from '@tamarack-lowe/ui/story-card';
import { useState } from 'react';
import { motionReduced } from '../browser.ts';
import { ForEachVisitorType } from '../context/ForVisitorType.tsx';
import { LensNote } from '../context/LensNote.tsx';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import { useVisitorType } from '../context/VisitorProvider.tsx';
import { TITLE_ID } from './StoryHead.tsx';
import {
  type NeighbourStory,
  picturesOf,
  type RelatedStory,
  type StoryPageData,
  type StorySurroundings,
} from './storyData.ts';

/** Props of the end of a story. */
export type StoryEndProps = StoryPageData & {
  /** Address of the list of roles: one for all visitors, or one for each visitor type. */
  jobs: ByVisitorType<string>;
};

/** The end of a story: next step, share and "Top" in one row; related stories; the next story. */
export function StoryEnd({ story, around, jobs, alerts }: StoryEndProps) {
  const Link = useLink();
  return (
    <footer className="story-end">
      <LensNote />
      <div className="story-end__row">
        <ForEachVisitorType of={around} className="story-by-type">
          {(links, type) => <NextStep story={story} links={links} type={type} jobs={jobs} />}
        </ForEachVisitorType>
        <div className="story-end__tools">
          <ShareButton title={story.title.join(' ')} text={story.summary} />
          {alerts && (
            <Link className="story-alerts" href={alerts.href}>
              <PlusIcon size={20} />
              <span>{alerts.label}</span>
            </Link>
          )}
          <TopButton />
        </div>
      </div>
      <ForEachVisitorType of={around} className="story-by-type">
        {({ prev, next, related }, type) => (
          <>
            <RelatedStories stories={related} type={type} />
            <StoryNav story={story} prev={prev} next={next} related={related} />
          </>
        )}
      </ForEachVisitorType>
    </footer>
  );
}

type NextStepProps = Pick<StoryEndProps, 'story' | 'jobs'> & { links: StorySurroundings; type: VisitorType };

/**
 * Next step for a reader: ask a person, or look at roles. Without the link to roles if the story has one, and without the
 * portrait if the page shows it elsewhere.
 */
function NextStep({ story, links, type, jobs }: NextStepProps) {
  const { say } = useWords();
  const Link = useLink();
  const words = useVisitorType(type);
  const { recruiter, related, prev, next } = links;
  if (!recruiter) return null;
  const { name, job, city, href, picture } = recruiter;
  const shown = shownPictures(story, [...related, prev, next]);
  const roles = ofVisitorType(jobs, type);
  const hasRolesButton = story.body.some(
    (block) => block.type === 'buttons' && block.buttons.some((button) => button.href === roles),
  );
  return (
    <section className="story-step" aria-labelledby={`story-step-${type}`}>
      <h2 id={`story-step-${type}`} className="story-step__title">
        {words.nextStep}
      </h2>
      <Link className="story-step__who" href={href}>
        {!shown.has(picture.src) && <SmallPortrait name={name} picture={picture} />}
        <span>
          <span className="story-step__name">{name}</span>
          <span className="story-byline__job">{` ${say('memberIn', { job, city })}`}</span>
        </span>
      </Link>
      {roles !== undefined && !hasRolesButton && (
        <ButtonLink variant="outline" href={roles} newTab newTabLabel={say('opensNewTab')}>
          {words.roles}
        </ButtonLink>
      )}
    </section>
  );
}

/** Returns the addresses of the pictures of a story, and of those that links to other stories show. */
function shownPictures(
  story: StoryEndProps['story'],
  links: readonly (RelatedStory | null)[],
): ReadonlySet<string> {
  const linked = links.flatMap((link) => (link ? link.picture.src : []));
  return new Set([...picturesOf(story), story.author.portrait.src, ...linked]);
}

/** Portrait of 64 px. `sizes` are smaller, so that 3x screens load the file of 160 px. */
function SmallPortrait({ name, picture }: Pick<RelatedStory, 'name' | 'picture'>) {
  return <Figure className="story-step__portrait" picture={picture} alt="" seed={name} sizes="53px" />;
}

type ShareButtonProps = { title: string; text: string };

/**
 * Opens the share sheet of the system, or copies the address in browsers without one. It contacts no other service. Style
 * sheets hide it without scripts.
 */
function ShareButton({ title, text }: ShareButtonProps) {
  const { say } = useWords();
  const [status, setStatus] = useState('');

  async function share() {
    const url = new URL(window.location.pathname, window.location.href).href;
    try {
      if (navigator.share) await navigator.share({ title, text, url });
      else await navigator.clipboard.writeText(url).then(() => setStatus(say('shareCopied')));
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setStatus(say('shareFailed'));
    }
  }

  return (
    <div className="story-pass-on">
      <Button variant="outline" before={<ShareIcon />} onClick={share}>
        {say('share')}
      </Button>
      <span role="status" className="story-pass-on__status">
        {status}
      </span>
    </div>
  );
}

/** The icon "share" of Lucide (ISC licence). Decorative. */
function ShareIcon() {
  return (
    <svg className="gt-icon" viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
      <path d="M12 2v13m4-9-4-4-4 4M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8" />
    </svg>
  );
}

/** Scrolls to the top and focuses the headline. */
function TopButton() {
  const { say } = useWords();
  return (
    <Button className="story-top" variant="outline" before={<ArrowUpIcon size={20} />} onClick={goToTop}>
      {say('top')}
    </Button>
  );
}

function goToTop() {
  window.scrollTo({ top: 0, behavior: motionReduced() ? 'instant' : 'smooth' });
  document.getElementById(TITLE_ID)?.focus({ preventScroll: true });
}

type RelatedStoriesProps = { stories: readonly RelatedStory[]; type: VisitorType };

/** Related stories, besides the previous and the next one. */
function RelatedStories({ stories, type }: RelatedStoriesProps) {
  const { say } = useWords();
  const linkAs = useLink();
  if (stories.length === 0) return null;
  return (
    <nav className="story-related" aria-labelledby={`story-related-${type}`}>
      <h2 id={`story-related-${type}`} className="story-step__title">
        {say('storyRelated')}
      </h2>
      <ul className="story-related__list">
        {stories.map(({ href, label, name, picture }) => (
          <li key={href}>
            <StoryCard href={href} linkAs={linkAs} title={label} name={name} picture={picture} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Link to the next story; at the end of the sequence, to the previous one. The link to the previous story has a portrait unless the
 * page shows it elsewhere.
 */
function StoryNav({
  story,
  prev,
  next,
  related,
}: Pick<StoryEndProps, 'story'> & Pick<StorySurroundings, 'prev' | 'next' | 'related'>) {
  const { say } = useWords();
  const Link = useLink();
  const shown = next ?? prev;
  if (!shown) return null;
  const pictures = shownPictures(story, [...related, shown]);
  return (
    <nav className="story-nav" aria-label={say('storyNavigation')}>
      <Link className="story-nav__on" href={shown.href}>
        <StoryNavWords
          story={shown}
          name={say(next ? 'nextStoryOf' : 'previousStoryOf', { title: shown.title })}
          above={say(next ? 'nextStory' : 'previousStory')}
        />
        <span className="story-nav__photo">
          <FieldRings seed={seedOf(shown.href)} />
          <Figure
            picture={shown.picture}
            alt=""
            seed={shown.name}
            sizes="(width < 768px) and (resolution > 2x) 213px, (width < 768px) 320px, 560px"
          />
        </span>
      </Link>
      {next && prev && (
        <Link
          className="story-nav__back"
          href={prev.href}
          aria-label={say('previousStoryOf', { title: prev.label })}
        >
          <ArrowLeftIcon size={20} />
          {!pictures.has(prev.picture.src) && <SmallPortrait {...prev} />}
          <span>{say('previousStory')}</span>
        </Link>
      )}
    </nav>
  );
}

/**
 * Name of the link in two lines, and the author. The text between the lines, such as a colon, is for screen readers: its font
 * size is 0. Languages with another word order have no such text.
 */
function StoryNavWords({ story, name, above }: { story: NeighbourStory; name: string; above: string }) {
  const inOrder = name.startsWith(above) && name.endsWith(story.title);
  const between = inOrder ? name.slice(above.length, name.length - story.title.length).trim() : '';
  return (
    <span className="story-nav__words">
      <span className="story-nav__above">
        <span>{above}</span>
        <span className="story-nav__between">{between}</span>
      </span>
      <span className="story-nav__title">{` ${story.title}`}</span>
      <span className="story-byline__name">{` ${story.name}`}</span>
      <span className="story-byline__job">{` ${story.job}`}</span>
    </span>
  );
}
