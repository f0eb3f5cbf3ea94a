import { expect, test, vi } from 'vitest';
import { watchPages } from './watchPages.ts';

const kept = (path: string | undefined, at: number) => ({
  type: 'kept' as const,
  ...(path !== undefined && { path }),
  at,
  words: `as of ${at}`,
});

/** A visit that begins on the first page. */
function visitOf() {
  let path = '/';
  const show = vi.fn();
  const watch = watchPages({ here: () => path, show });
  return {
    ...watch,
    show,
    go(to: string) {
      path = to;
      watch.move();
    },
  };
}

test('says that the page in the window is a copy, and takes that away on one that is not', () => {
  const { tell, go, show } = visitOf();
  tell(kept('/', 1));
  expect(show).toHaveBeenLastCalledWith('as of 1');
  tell({ type: 'fresh', path: '/team' });
  expect(show).toHaveBeenLastCalledWith('as of 1');
  go('/team');
  expect(show).toHaveBeenLastCalledWith('');
});

test('says nothing of a page that was only loaded ahead', () => {
  const { tell, go, show } = visitOf();
  tell(kept('/team', 1));
  expect(show).not.toHaveBeenCalled();
  go('/team');
  expect(show).toHaveBeenLastCalledWith('as of 1');
});

test('a slide that nothing was asked for is as old as the one before', () => {
  const { tell, go, show } = visitOf();
  tell(kept('/', 1));
  go('/slide-2');
  expect(show).toHaveBeenLastCalledWith('as of 1');
});

test('of a page and an answer on it the older one is told', () => {
  const { tell, show } = visitOf();
  tell(kept('/', 2));
  tell(kept(undefined, 1));
  expect(show).toHaveBeenLastCalledWith('as of 1');
  tell(kept(undefined, 3));
  expect(show).toHaveBeenLastCalledWith('as of 1');
});
