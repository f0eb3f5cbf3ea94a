import { openingImages } from '@tamarack-lowe/content-model';
import { Figure } from '@tamarack-lowe/ui/figure';
import { TextLink } from '@tamarack-lowe/ui/link';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import { ForEachVisitorType } from './ForEachVisitorType.tsx';
import type { ShownStory, StoryLayoutProps, StorySurroundings } from './storyData.ts';

/** Where "Top" brings view and focus. */
export const TITLE_ID = 'story-title';

/** The way back, the reading time, the author and the headline. */
export function StoryHead({ story, around, from }: StoryLayoutProps) {
  const { say } = useWords();
  const Link = useLink();
  return (
    <header className="story__head">
      <div className="story__way">
        <ForEachVisitorType<StorySurroundings> of={around}>
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
      <h1 id={TITLE_ID} className="story__title" tabIndex={-1}>
        {story.title.map((line, index) => (
          <span key={line} className="story__line">
            {index > 0 ? ` ${line}` : line}
          </span>
        ))}
      </h1>
    </header>
  );
}

/** Who tells the story, before it begins. Their portrait is left out where a photo that it opens with is the same. */
function StoryByline({ story }: { story: ShownStory }) {
  const { author } = story;
  const name = author.fullName ?? author.name;
  const isSeen = openingImages(story).some(
    (image) => image.type === 'image' && image.picture.src === author.portrait.src,
  );
  return (
    <div className="story-byline">
      {!isSeen && (
        <Figure
          className="story-byline__portrait"
          picture={author.portrait}
          alt=""
          seed={name}
          // Less than drawn: two dots per px then take 160 px, as three do.
          sizes="53px"
        />
      )}
      <p>
        <span className="story-byline__name">{name}</span>
        <span className="story-byline__job">{author.job}</span>
      </p>
    </div>
  );
}
