import { openingImages } from '@tamarack-lowe/content-model';
import { Figure } from '@tamarack-lowe/ui/figure';
import type { ShownStory } from '../data/ShownStory.ts';

/** Who tells the story, before it begins. Their portrait is left out where a photo that it opens with is the same. */
export function StoryByline({ story }: { story: ShownStory }) {
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
