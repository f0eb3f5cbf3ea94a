import { Picture } from '@tamarack-lowe/ui/picture';
import type { ShownStory } from '../data/ShownStory.ts';

/** Who told the story, under it, as one signs a letter. */
export function StoryAuthor({ author }: Pick<ShownStory, 'author'>) {
  const name = author.fullName ?? author.name;
  return (
    <div className="story-author">
      <Picture
        className="story-author__portrait"
        picture={author.portrait}
        alt=""
        // Less than drawn: three dots per px then take 160 px.
        sizes="53px"
        missingSeed={name}
      />
      <p className="story-author__words">
        <span className="story-author__name">{name}</span>
        <span className="story-author__job">{author.job}</span>
      </p>
    </div>
  );
}
