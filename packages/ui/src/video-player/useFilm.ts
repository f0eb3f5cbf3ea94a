import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { VideoPlayerHandle } from './videoPlayerProps.ts';

/** A film that starts with a press, and how it goes; `player` is handed to others. */
export function useFilm(player: Ref<VideoPlayerHandle> | undefined) {
  const video = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting');

  function start(seconds?: number, takeFocus = true) {
    // The film has to start within the press, or phones refuse to play it.
    if (!started) flushSync(() => setStarted(true));
    const element = video.current;
    if (!element) return;
    if (seconds !== undefined) element.currentTime = seconds;
    element.play().catch(() => {});
    if (takeFocus) element.focus({ preventScroll: true });
  }

  useImperativeHandle(player, () => ({
    playFrom: (seconds) => start(seconds, false),
    pause: () => video.current?.pause(),
  }));

  return { video, started, state, setState, start };
}
