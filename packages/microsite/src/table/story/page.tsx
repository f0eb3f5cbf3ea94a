import { StoryPage } from '@tamarack-lowe/pages/story';
import { brand } from '@tamarack-lowe/stories';
import { makePage } from '../page.ts';
import type { DataOf } from '../../../../../apps/site/app/routes/loaders.server.ts';
import { useCameByLink } from './useCameByLink.ts';
import { useOpeningSlide } from './useOpeningSlide.ts';
import { usePrefetchedNeighbours } from './usePrefetchedNeighbours.ts';

function Story({ data }: { data: DataOf<'story'> }) {
  const from = useOpeningSlide(data.story);
  const arrived = useCameByLink();
  usePrefetchedNeighbours(data.around);
  return <StoryPage {...data} from={from} arrived={arrived} jobs={brand.links.jobs} />;
}

export const page = makePage<DataOf<'story'>>({
  // Films are shown in the dark, whoever visits.
  handle: ({ story }) => ({ page: 'story', night: story.theme === 'video--single' }),
  Component: Story,
});
