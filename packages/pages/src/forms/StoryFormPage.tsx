import type { StoryForm } from '@tamarack-lowe/content-model';
import { TextLink } from '@tamarack-lowe/ui/link';
import type { MouseEvent } from 'react';
import { opensElsewhere } from '../browser.ts';
import { ForEachVisitorType } from '../context/ForVisitorType.tsx';
import { LensNote } from '../context/LensNote.tsx';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import { useVisitorType } from '../context/VisitorProvider.tsx';
import { FactList, FactsProvider } from '../facts/Facts.tsx';
import { StaticPage } from '../static/StaticPage.tsx';
import { PlainBlocks } from './PlainBlocks.tsx';
import type { StoryFormLink, StoryFormPageData, StoryFormSurroundings } from './storyFormData.ts';

export type { StoryFormLink, StoryFormPageData, StoryFormSurroundings };

/** Props of the page of a form. */
export type StoryFormPageProps = StoryFormPageData & {
  /** The visitor chooses a form for this story and the next ones; null for stories as they are. */
  onForm: (chosen: { form: StoryForm | null }) => void;
};

/** A story in another form than its own page: its words in one column, its transcript first, or three of its sentences. */
export function StoryFormPage(page: StoryFormPageProps) {
  const { form, title, author, readingMinutes, body, sentences, transcript, film, pictures, facts, around } =
    page;
  const { say } = useWords();
  const Link = useLink();
  return (
    <StaticPage className="story-form" seed={title.join(' ').length}>
      <article data-form={form}>
        <header className="story-form__head">
          <div className="story-form__way">
            <ForEachVisitorType of={around}>
              {({ back }) => (
                <TextLink
                  href={back.href}
                  linkAs={Link}
                  arrow="back"
                  aria-label={say('backTo', { page: back.label })}
                >
                  {back.label}
                </TextLink>
              )}
            </ForEachVisitorType>
            {body.length > 0 && (
              <span className="story-form__soft">{say('readingTime', { minutes: readingMinutes })}</span>
            )}
          </div>
          <h1 tabIndex={-1}>
            {title.map((line, index) => (
              <span key={line}>{index > 0 ? ` ${line}` : line}</span>
            ))}
          </h1>
          <p className="story-form__author">
            <b>{author.fullName ?? author.name}</b>
            <span className="story-form__soft">{` ${author.job}`}</span>
          </p>
          <FormLinks {...page} />
        </header>
        <FactsProvider facts={facts}>
          {transcript && (
            <section className="story-form__transcript" aria-labelledby="transcript">
              <h2 id="transcript">{transcript.title}</h2>
              <div lang={transcript.lang}>
                {transcript.cues.map(({ start, text }) => (
                  <p key={start}>{text}</p>
                ))}
              </div>
            </section>
          )}
          {film && (
            <p className="story-form__film">
              <TextLink href={film.href} linkAs={Link} arrow="on">
                {film.label}
              </TextLink>
              <span className="story-form__soft">{film.meta}</span>
            </p>
          )}
          {transcript && <h2>{transcript.rest}</h2>}
          {sentences.length > 0 && (
            <ol className="story-form__sentences">
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ol>
          )}
          {body.length > 0 && <PlainBlocks blocks={body} />}
        </FactsProvider>
        {pictures.length > 0 && (
          <ul className="story-form__pictures">
            {pictures.map((picture) => (
              <li key={picture}>{picture}</li>
            ))}
          </ul>
        )}
      </article>
      <FactList facts={facts} />
      <LensNote />
      <ForEachVisitorType of={around}>
        {(surroundings, type) => <FormEnd {...surroundings} type={type} />}
      </ForEachVisitorType>
    </StaticPage>
  );
}

/** Links to every form of the story. Pressing one chooses it for the next stories, too. */
function FormLinks({
  form,
  links,
  linksLabel,
  kept,
  onForm,
}: Pick<StoryFormPageProps, 'form' | 'links' | 'linksLabel' | 'kept' | 'onForm'>) {
  const Link = useLink();
  return (
    <nav className="story-form__forms" aria-label={linksLabel}>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <Link
              href={link.href}
              aria-current={link.form === form ? 'page' : undefined}
              onClick={(event: MouseEvent) => {
                if (!opensElsewhere(event)) onForm({ form: link.form });
              }}
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
      <p className="story-form__kept">{kept}</p>
    </nav>
  );
}

/** The next and the previous story in this form, and a person to ask. */
function FormEnd({ prev, next, recruiter, type }: StoryFormSurroundings & { type: string }) {
  const { say } = useWords();
  const Link = useLink();
  const { nextStep } = useVisitorType(type);
  return (
    <footer className="story-form__end">
      {(next || prev) && (
        <nav aria-label={say('storyNavigation')}>
          {next && (
            <p>
              <span className="story-form__soft">{`${say('nextStory')} `}</span>
              <TextLink href={next.href} linkAs={Link} arrow="on">
                {next.title}
              </TextLink>
            </p>
          )}
          {prev && (
            <p>
              <span className="story-form__soft">{`${say('previousStory')} `}</span>
              <TextLink href={prev.href} linkAs={Link}>
                {prev.title}
              </TextLink>
            </p>
          )}
        </nav>
      )}
      {recruiter && (
        <p>
          <span className="story-form__soft">{`${nextStep} `}</span>
          <TextLink href={recruiter.href} linkAs={Link} arrow="on">
            {recruiter.name}
          </TextLink>
          <span className="story-form__soft">{say('memberIn', recruiter)}</span>
        </p>
      )}
    </footer>
  );
}
