import { Button } from '@tamarack-lowe/ui/button';
import { useWords } from '../context/PagesProvider.tsx';

export type ComingPageProps = {
  /** What the visitor pressed: the words of the link. */
  words: string;
  /** Address of the picture of the link, which is there already; null: it has none. Default null. */
  picture?: string | null;
};

/** What stands at an address until its page is there: the words and the picture that the visitor pressed. */
export function ComingPage({ words, picture = null }: ComingPageProps) {
  return (
    <section className="coming" aria-busy="true">
      {picture && (
        <span className="coming__photo">
          <span className="gt-picture">
            <img src={picture} alt="" />
          </span>
        </span>
      )}
      <h1 className="coming__title" tabIndex={-1}>
        {words}
      </h1>
    </section>
  );
}

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
