import { Button } from '@tamarack-lowe/ui/button';
import { PageFrame } from './PageFrame.tsx';
import { useVisit } from './useVisit.tsx';

/** A page of which a part did not load, twice. */
export function FailedPage() {
  const { say } = useVisit();
  return (
    <PageFrame>
      <section className="page-error">
        <h1>{say('chunkFailed')}</h1>
        <Button>{say('tryAgain')}</Button>
      </section>
    </PageFrame>
  );
}
