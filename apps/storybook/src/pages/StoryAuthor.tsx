import type { PageStory } from '@tamarack-lowe/stories/server';
import { Picture } from '@tamarack-lowe/ui/picture';

/** Who told the story, under it, as one signs a letter. */
export function StoryAuthor({ author }: Pick<PageStory, 'author'>) {
  const name = author.fullName ?? author.name;
  return (
    <div className="story-author">
      <Picture
        className="story-author__portrait"
        picture={author.portrait}
        alt=""
        sizes="64px"
        missingSeed={name}
      />
      <p className="story-author__words">
        <span className="story-author__name">{name}</span>
        <span className="story-author__job">{author.job}</span>
      </p>
    </div>
  );
}
