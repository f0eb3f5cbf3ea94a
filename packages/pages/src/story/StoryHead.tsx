import { Figure } from '@tamarack-lowe/ui/figure';
import { TextLink } from '@tamarack-lowe/ui/link';
import type { MouseEvent } from 'react';
import { opensElsewhere } from '../browser.ts';
import { ForEachVisitorType } from '../context/ForVisitorType.tsx';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import { STORY_SIZES } from './openingPictures.ts';
import { picturesOf, type ShownStory, type StoryForms, type StoryLayoutProps } from './storyData.ts';

/** Id of the headline, which the button "Top" focuses. */
export const TITLE_ID = 'story-title';

/**
 * Back link, reading time, author and headline. Above it stands the tag of the circle that the visitor pressed, or the story's
 * own, unless the headline has the same words.
 */
export function StoryHead({ story, around, from, forms, onForm }: StoryLayoutProps) {
  const { say } = useWords();
  const Link = useLink();
  const tag = from?.tag ?? story.label;
  const saysTag = story.title.join(' ').toLowerCase().includes(tag.toLowerCase());
  return (
    <header className="story__head">
      <div className="story__way">
        <ForEachVisitorType of={around} className="story-by-type">
          {({ back }) => {
            const { href, label } = from ?? back;
            return (
              <TextLink href={href} linkAs={Link} arrow="back" aria-label={say('backTo', { page: label })}>
                {label}
              </TextLink>
            );
          }}
        </ForEachVisitorType>
        <span className="story__minutes">{say('readingTime', { minutes: story.readingMinutes })}</span>
      </div>
      <StoryByline story={story} />
      {!saysTag && <p className="story__tag">{tag}</p>}
      <h1 id={TITLE_ID} className="story__title" tabIndex={-1}>
        {story.title.map((line, index) => (
          <span key={line} className="story__line">
            {index > 0 ? ` ${line}` : line}
          </span>
        ))}
      </h1>
      {forms && <FormLinks {...forms} onForm={onForm} />}
    </header>
  );
}

/** Links to the other forms of the story. */
function FormLinks({ label, links, onForm }: StoryForms & Pick<StoryLayoutProps, 'onForm'>) {
  const Link = useLink();
  return (
    <nav className="story-forms" aria-label={label}>
      {/* One link alone says enough. */}
      {links.length > 1 && <span aria-hidden="true">{label}</span>}
      {links.map(({ form, href, label }) => (
        <Link
          key={form}
          href={href}
          onClick={(event: MouseEvent) => {
            if (!opensElsewhere(event)) onForm?.({ form });
          }}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** The author, without the portrait if a picture of the story is the same photo. */
function StoryByline({ story }: { story: ShownStory }) {
  const { author } = story;
  const name = author.fullName ?? author.name;
  const isAmongPictures = picturesOf(story).has(author.portrait.src);
  return (
    <div className="story-byline">
      {!isAmongPictures && (
        <Figure
          className="story-byline__portrait"
          picture={author.portrait}
          alt=""
          seed={name}
          sizes={STORY_SIZES.portrait}
        />
      )}
      <p>
        <span className="story-byline__name">{name}</span>
        <span className="story-byline__job">{author.job}</span>
      </p>
    </div>
  );
}
