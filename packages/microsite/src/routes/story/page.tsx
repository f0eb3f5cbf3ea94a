import { StoryEnd, StoryPage } from '@tamarack-lowe/pages/story';
import { useMeeting } from '../../client/router/openedStories.tsx';
import { moveSharedElement } from '../../client/router/sharedElement.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { slot } from '../custom/customComponents.ts';
import { makePage } from '../page.ts';
import type { StoryPage as Data } from './data.server.ts';
import { useCameByLink } from './useCameByLink.ts';
import { useOpeningSlide } from './useOpeningSlide.ts';
import { usePrefetchedNeighbours } from './usePrefetchedNeighbours.ts';

const Page = slot('story', StoryPage);
const End = slot('storyEnd', StoryEnd);

function Story({ data }: { data: Data }) {
  const from = useOpeningSlide(data.story);
  const arrived = useCameByLink();
  usePrefetchedNeighbours(data.around);
  const { brand, paths } = useSite();
  const { author, label, section, slug } = data.story;
  useMeeting({ name: author.name, href: paths.story(section, slug), label, picture: author.portrait });
  return <Page {...data} from={from} arrived={arrived} jobs={brand.links.jobs} End={End} />;
}

export const page = makePage<Data>({
  // Pages of films are dark for every visitor type.
  handle: ({ story }) => ({ page: 'story', night: story.theme === 'video--single' }),
  Component: Story,
  carry: moveSharedElement,
});
