import { Button } from '@tamarack-lowe/ui/button';
import { useWords } from '../context/PagesProvider.tsx';

/** Props of the placeholder of a page. */
export type LoadingPageProps = {
  /** Text of the link that the visitor pressed. */
  words: string;
  /**
   * Address of the link's picture, which the browser has loaded already. Default null: none.
   *
   * @example '/media/people/amara-640.avif'
   */
  picture?: string | null;
};

/** Placeholder while a page loads: text and picture of the link that the visitor pressed. */
export function LoadingPage({ words, picture = null }: LoadingPageProps) {
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

/** Props of the page in place of one that failed. */
export type FailedPageProps = {
  /** The visitor tries again: reload. */
  onRetry: () => void;
};

/** Replaces a page that failed to load, with a button to try again. */
export function FailedPage({ onRetry }: FailedPageProps) {
  const { say } = useWords();
  return (
    <section className="page-error">
      <h1 tabIndex={-1}>{say('chunkFailed')}</h1>
      <Button onClick={onRetry}>{say('tryAgain')}</Button>
    </section>
  );
}
