import { expect, test, vi } from 'vitest';
import { createCopyTracker } from './startOffline.ts';

const copy = (path: string | undefined, at: number) => ({
  type: 'kept' as const,
  ...(path !== undefined && { path }),
  at,
  words: `as of ${at}`,
});

/** Makes the tracker of a session that begins on the first page. */
function begin() {
  let path = '/';
  const show = vi.fn();
  const { onMessage, onNavigation } = createCopyTracker(() => path, show);
  return {
    onMessage,
    show,
    go(to: string) {
      path = to;
      onNavigation();
    },
  };
}

test('shows the notice on a copy, and hides it on a page that is not one', () => {
  const { onMessage, go, show } = begin();
  onMessage(copy('/', 1));
  expect(show).toHaveBeenLastCalledWith('as of 1');
  onMessage({ type: 'fresh', path: '/team' });
  expect(show).toHaveBeenLastCalledWith('as of 1');
  go('/team');
  expect(show).toHaveBeenLastCalledWith('');
});

test('shows nothing for a page that was only prefetched', () => {
  const { onMessage, go, show } = begin();
  onMessage(copy('/team', 1));
  expect(show).not.toHaveBeenCalled();
  go('/team');
  expect(show).toHaveBeenLastCalledWith('as of 1');
});

test('a slide without a message is as old as the one before', () => {
  const { onMessage, go, show } = begin();
  onMessage(copy('/', 1));
  go('/slide-2');
  expect(show).toHaveBeenLastCalledWith('as of 1');
});

test('shows the older one of a page and of data on it', () => {
  const { onMessage, show } = begin();
  onMessage(copy('/', 2));
  onMessage(copy(undefined, 1));
  expect(show).toHaveBeenLastCalledWith('as of 1');
  onMessage(copy(undefined, 3));
  expect(show).toHaveBeenLastCalledWith('as of 1');
});
