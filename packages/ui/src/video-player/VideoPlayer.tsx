import {
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { RingSpinner } from '../button/RingSpinner.tsx';
import { classNames } from '../classNames.ts';
import { PlayIcon } from '../icon/outlines.tsx';
import { Film } from './Film.tsx';

export { Transcript, type TranscriptCue, type TranscriptProps } from './Transcript.tsx';

/** Captions of a film in one language. */
export type CaptionTrack = {
  src: string;
  /** Tag of the language, BCP 47. */
  lang: string;
  /** Its name, in that language. */
  label: string;
};

/** What others can ask of a player, such as a transcript. */
export type VideoPlayerHandle = {
  /** Plays from `seconds` on. */
  playFrom: (seconds: number) => void;
  pause: () => void;
};

/** What `VideoPlayer` takes besides the attributes of its `div`. */
export type VideoPlayerProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onPlay' | 'onError'> & {
  /** Address of the film. */
  src: string;
  /** Default `video/mp4`. */
  type?: string;
  /** What the film is about: names the player. */
  label: string;
  /** The picture before the film, usually a `Picture`. */
  poster: ReactNode;
  /** Address of the same picture, for the browser's own player where there is no script. Default none. */
  posterSrc?: string | undefined;
  /** Words on the disc. */
  playLabel: string;
  /** Length, size and languages, so that nobody is surprised. Default none. */
  meta?: ReactNode;
  /** Captions; the first is shown at first. Default none. */
  tracks?: readonly CaptionTrack[];
  /** Said when the film cannot be played. */
  failedLabel: ReactNode;
  /** What helps then, such as a link to the transcript. Default none. */
  failedAction?: ReactNode;
  /** `frame` has round corners, `half-round` a half-round end. Default `frame`. */
  shape?: 'frame' | 'half-round';
  /** Width by height. Default `16 / 9`. */
  ratio?: string;
  /** Called while the film plays, a few times a second. */
  onTime?: (time: { seconds: number }) => void;
  /** The film starts or goes on. */
  onPlay?: (() => void) | undefined;
  /** Lets others play from a moment on. */
  player?: Ref<VideoPlayerHandle>;
};

/**
 * A film behind its picture. Pressing the disc puts the browser's own player in the same place and gives it focus; any
 * other film of the page pauses. Without script the player is there at once. Renders a `div`.
 */
export function VideoPlayer({
  src,
  type = 'video/mp4',
  label,
  poster,
  posterSrc,
  playLabel,
  meta,
  tracks = [],
  failedLabel,
  failedAction,
  shape = 'frame',
  ratio = '16 / 9',
  onTime,
  onPlay,
  player,
  className,
  style,
  ...rest
}: VideoPlayerProps) {
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

  return (
    <div
      {...rest}
      className={classNames('gt-video', className)}
      data-shape={shape}
      data-started={started || undefined}
      style={{ ['--gt-video-ratio' as string]: ratio, ...style }}
    >
      <div className="gt-video__stage">
        <div className="gt-video__frame">
          {state !== 'failed' && started && (
            <Film
              ref={video}
              className="gt-video__film"
              aria-label={label}
              tabIndex={0}
              src={src}
              type={type}
              tracks={tracks}
              onPlay={(event) => {
                pauseOthers(event.currentTarget);
                onPlay?.();
              }}
              onPlaying={() => setState('ready')}
              onTimeUpdate={(event) => onTime?.({ seconds: event.currentTarget.currentTime })}
              onFail={() => setState('failed')}
            />
          )}
          {(!started || state === 'failed') && <div className="gt-video__poster">{poster}</div>}
          <noscript>
            <Film
              className="gt-video__film"
              aria-label={label}
              poster={posterSrc}
              src={src}
              type={type}
              tracks={tracks}
            />
          </noscript>
        </div>
        {!started && (
          <button type="button" className="gt-video__play" onClick={() => start()}>
            <PlayIcon size={42} />
            <span>{playLabel}</span>
          </button>
        )}
        {started && state === 'waiting' && (
          <span className="gt-video__wait" aria-hidden="true">
            <RingSpinner size={48} />
          </span>
        )}
      </div>
      <div className="gt-video__failed" role="status">
        {state === 'failed' && (
          <>
            <p>{failedLabel}</p>
            {failedAction}
          </>
        )}
      </div>
      {meta && <p className="gt-video__meta">{meta}</p>}
    </div>
  );
}

/** One film at a time: two voices at once help nobody. */
function pauseOthers(playing: HTMLVideoElement) {
  for (const other of playing.ownerDocument.querySelectorAll('video')) {
    if (other !== playing) other.pause();
  }
}
