import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useAfterPaint } from '../deck/useDeckChange.ts';
import { afterPaint } from './afterPaint.ts';

function Follow({ value }: { value: number }) {
  return useAfterPaint(value);
}

function FollowTwice({ value }: { value: number }) {
  return useAfterPaint(useAfterPaint(value));
}

describe('with frames and timers that the test runs', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('it calls back after the next frame, once', () => {
    const callback = vi.fn();
    afterPaint(callback);

    vi.advanceTimersToNextFrame();
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(150);
    expect(callback).toHaveBeenCalledOnce();
  });

  test('a cancelled callback does not run, before the frame or after it', () => {
    const callback = vi.fn();
    afterPaint(callback)();
    const cancel = afterPaint(callback);
    vi.advanceTimersToNextFrame();
    cancel();

    vi.advanceTimersByTime(150);
    expect(callback).not.toHaveBeenCalled();
  });
});

test('a page that paints nothing does not delay the callback', async () => {
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const callback = vi.fn();
  afterPaint(callback);

  await expect.poll(() => callback.mock.calls.length).toBe(1);
  frames.mockRestore();
});

test('a value follows with the last change of a frame', async () => {
  const { container, rerender } = await render(<Follow value={1} />);
  await rerender(<Follow value={2} />);
  await rerender(<Follow value={3} />);

  await expect.poll(() => container.textContent).toBe('3');
});

test.each([0, 5, 10, 15, 20, 25, 30, 40])(
  'a value that changes again %i ms later is followed to the end',
  async (later) => {
    const { container, rerender } = await render(<FollowTwice value={1} />);
    await rerender(<FollowTwice value={2} />);
    await new Promise((resolve) => setTimeout(resolve, later));
    await rerender(<FollowTwice value={3} />);

    await expect.poll(() => container.textContent).toBe('3');
  },
);
