import {
  type ComponentPropsWithRef,
  createElement,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { RingSpinner } from '../button/RingSpinner.tsx';
import { PlayIcon } from '../icon/icons.tsx';
import { classNames } from '../mergeProps.ts';

export { Transcript, type TranscriptCue, type TranscriptProps } from './Transcript.tsx';

/** Captions of a film in one language. */
export type CaptionTrack = {
  src: string;
  /** Tag of the language, BCP 47. */
  lang: string;
  /** Its name, in that language. */
  label: string;
  /**
   * Visible from the start. Default: true for the first track.
   *
   * @example false
   */
  shown?: boolean | undefined;
};

/** Methods of a player, for example for a transcript. */
export type VideoPlayerHandle = {
  /** Plays from `seconds` on. */
  playFrom: (seconds: number) => void;
  pause: () => void;
};

/** Props of `VideoPlayer`, besides the attributes of its `div`. */
export type VideoPlayerProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onPlay' | 'onError'> & {
  /** Address of the film. */
  src: string;
  /** Default `video/mp4`. */
  type?: string;
  /** Accessible name of the player: the subject of the film. */
  label: string;
  /** The picture before the film, usually a `Picture`. */
  poster: ReactNode;
  /** Address of the same picture, for the native player without script. Default none. */
  posterSrc?: string | undefined;
  /** Words on the play button. */
  playLabel: string;
  /** Length, size and languages of the film. Default none. */
  meta?: ReactNode;
  /** Captions; the first is shown at first. Default none. */
  tracks?: readonly CaptionTrack[];
  /** Message when the film cannot be played. */
  failedLabel: ReactNode;
  /** Remedy below the message, such as a link to the transcript. Default none. */
  failedAction?: ReactNode;
  /** `frame` has round corners, `half-round` a half-round end. Default `frame`. */
  shape?: 'frame' | 'half-round';
  /** Width by height. Default `16 / 9`. */
  ratio?: string;
  /** Called while the film plays, a few times a second. */
  onTime?: (time: { seconds: number }) => void;
  /** Called when the film starts or resumes. */
  onPlay?: (() => void) | undefined;
  /** Receives the methods of the player. */
  player?: Ref<VideoPlayerHandle>;
};

/**
 * A film behind a picture. The play button replaces the picture with the native player, focuses it, and pauses other films
 * of the page. Without scripts the native player is there from the start. Renders a `div`.
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
  const { video, started, state, setState, start } = useFilm(player);

  return (
    <div
      {...rest}
      className={classNames('gt-video', className)}
      data-shape={shape}
      data-started={started || undefined}
      style={{ ['--gt-video-ratio' as string]: ratio, ...style }}
    >
      <div className="gt-video__stage">
        <FilmFrame
          ref={video}
          aria-label={label}
          {...{ src, type, tracks, posterSrc }}
          picture={poster}
          playing={started && state !== 'failed'}
          onPlay={(event) => {
            pauseOthers(event.currentTarget);
            onPlay?.();
          }}
          onPlaying={() => setState('ready')}
          onTimeUpdate={(event) => onTime?.({ seconds: event.currentTarget.currentTime })}
          onFail={() => setState('failed')}
        />
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
        {state === 'failed' && <p>{failedLabel}</p>}
        {state === 'failed' && failedAction}
      </div>
      {meta && <p className="gt-video__meta">{meta}</p>}
    </div>
  );
}

type FilmFrameProps = ComponentPropsWithRef<typeof Film> & {
  /** Shown until the film starts. */
  picture: ReactNode;
  /** Address of the same picture, for the native player without script. */
  posterSrc: string | undefined;
  /** The film was started and can be played. */
  playing: boolean;
};

/** The picture, or the film once it was started; without scripts the film. Renders a `div`. */
function FilmFrame({ picture, posterSrc, playing, ref, ...film }: FilmFrameProps) {
  const { src, type, tracks, 'aria-label': label } = film;
  return (
    <div className="gt-video__frame">
      {playing && <Film {...film} ref={ref} className="gt-video__film" tabIndex={0} />}
      {!playing && <div className="gt-video__poster">{picture}</div>}
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
  );
}

type FilmProps = Omit<ComponentPropsWithRef<'video'>, 'src' | 'children'> & {
  src: string;
  type: string;
  tracks: readonly CaptionTrack[];
  /** Called when the film cannot be loaded or decoded. */
  onFail?: () => void;
};

/**
 * The browser's own player, with captions in all languages. Renders a `video`, by `createElement` because the linter finds
 * tracks only among literal children.
 */
function Film({ src, type, tracks, onFail, ...rest }: FilmProps) {
  return createElement(
    'video',
    { controls: true, playsInline: true, preload: 'none', onError: onFail, ...rest },
    <source src={src} type={type} onError={onFail} />,
    tracks.map((track, place) => (
      <track
        key={track.lang}
        kind="captions"
        src={track.src}
        srcLang={track.lang}
        label={track.label}
        default={track.shown ?? place === 0}
      />
    )),
  );
}

/** State of a film that starts with a press; `player` receives its methods. */
function useFilm(player: Ref<VideoPlayerHandle> | undefined) {
  const video = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting');

  function start(seconds?: number, takeFocus = true) {
    // Phones play a film only if it starts while the press is handled.
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

/** Pauses other films of the page. */
function pauseOthers(playing: HTMLVideoElement) {
  for (const other of playing.ownerDocument.querySelectorAll('video')) {
    if (other !== playing) other.pause();
  }
}
