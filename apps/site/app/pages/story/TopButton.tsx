import { Button } from '@tamarack-lowe/ui/button';
import { ArrowUpIcon } from '@tamarack-lowe/ui/icon';
import { say } from '../../content/say.ts';
import { motionReduced } from '../../shell/motionReduced.ts';
import { TITLE_ID } from './StoryHead.tsx';

/** Takes view and focus back to the headline. */
export function TopButton() {
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
