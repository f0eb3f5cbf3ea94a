import { say } from '../content/say.ts';

/** The page for addresses that do not exist. */
export function NotFound() {
  return <h1>{say('notFoundTitle')}</h1>;
}
