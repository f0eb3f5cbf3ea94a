import { flushSync } from 'react-dom';

/** Makes a change of the page in a view transition: the old look fades into the new one. Without view transitions, it only changes. */
export function withViewTransition(change: () => void): void {
  if ('startViewTransition' in document) document.startViewTransition(() => flushSync(change));
  else change();
}
