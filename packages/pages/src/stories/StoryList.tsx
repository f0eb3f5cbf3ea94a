import { Picture } from '@tamarack-lowe/ui/picture';
import { memo, useId } from 'react';
import { useLink } from '../context/PagesProvider.tsx';
import { groupStories, type ListedStory, type StoryOptions } from './storyFilter.ts';
import type { FindWords } from './storyWords.ts';

type StoryGroupsProps = {
  stories: readonly ListedStory[];
  topics: StoryOptions['topic'];
  say: FindWords;
};

/** Stories under the names of their topics. Memoised: a keystroke that changes no story renders none. */
export const StoryGroups = memo(function StoryGroups({ stories, topics, say }: StoryGroupsProps) {
  const id = useId();
  return groupStories(stories, topics).map((group) => (
    <section key={group.topic} className="story-group" aria-labelledby={`${id}-${group.topic}`}>
      <h2 className="story-group__name" id={`${id}-${group.topic}`}>
        {group.label}
      </h2>
      <StoryRows stories={group.stories} say={say} />
    </section>
  ));
});

type StoryRowsProps = Pick<StoryGroupsProps, 'stories' | 'say'> & {
  /** With the headline of each story. Default false: the headlines of all stories would be a tenth of the built page. */
  headlines?: boolean;
};

/** Stories, each in a row. Renders a `ul`. */
export const StoryRows = memo(function StoryRows({ stories, headlines = false, say }: StoryRowsProps) {
  return (
    <ul className="listed-stories">
      {stories.map((story) => (
        <li key={story.href}>
          <StoryRow story={story} headline={headlines} say={say} />
        </li>
      ))}
    </ul>
  );
});

type StoryRowProps = { story: ListedStory; headline: boolean; say: FindWords };

/** A link to a story: portrait in a circle, short name, and the author. Renders an `a`. */
const StoryRow = memo(function StoryRow({ story, headline, say }: StoryRowProps) {
  const Link = useLink();
  const { href, label, name, job, picture, format, minutes } = story;
  return (
    <Link href={href} className="listed-story">
      <span className="listed-story__photo">
        {/* Phones load the small file, slightly below their resolution, because the list has a portrait for every story. */}
        <Picture picture={picture} alt="" sizes="(width < 600px) 52px, 84px" missingSeed={name} />
      </span>
      <span className="listed-story__words">
        <span className="listed-story__title">{label}</span>
        {headline && <span className="listed-story__headline">{story.headline}</span>}
        <span className="listed-story__meta">
          <span>{name}</span>
          <span>{job}</span>
          <span>{say(format === 'film' ? 'findWatch' : 'findRead', { minutes })}</span>
        </span>
      </span>
    </Link>
  );
});
