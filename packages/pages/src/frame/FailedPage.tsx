import { Button } from '@tamarack-lowe/ui/button';
import { useWords } from '../context/PagesProvider.tsx';

export type FailedPageProps = { onRetry: () => void };

/** What a visitor sees when a page cannot be shown: a calm word with a retry. */
export function FailedPage({ onRetry }: FailedPageProps) {
  const { say } = useWords();
  return (
    <section className="page-error">
      <h1 tabIndex={-1}>{say('chunkFailed')}</h1>
      <Button onClick={onRetry}>{say('tryAgain')}</Button>
    </section>
  );
}
