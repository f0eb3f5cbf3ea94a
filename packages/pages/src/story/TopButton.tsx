import { Button } from '@tamarack-lowe/ui/button';
import { ArrowUpIcon } from '@tamarack-lowe/ui/icon';
import { motionReduced } from '../browser/motionReduced.ts';
import { useWords } from '../context/PagesProvider.tsx';
import { TITLE_ID } from './StoryHead.tsx';

/** Takes view and focus back to the headline. */
export function TopButton() {
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
