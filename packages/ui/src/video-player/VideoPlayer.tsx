import { RingSpinner } from '../button/RingSpinner.tsx';
import { classNames } from '../classNames.ts';
import { PlayIcon } from '../icon/outlines.tsx';
import { FilmFrame } from './FilmFrame.tsx';
import { pauseOthers } from './pauseOthers.ts';
import { useFilm } from './useFilm.ts';
import type { VideoPlayerProps } from './videoPlayerProps.ts';

export type { CaptionTrack } from './captionTrack.ts';
export { Transcript, type TranscriptCue, type TranscriptProps } from './Transcript.tsx';
export type { VideoPlayerHandle, VideoPlayerProps } from './videoPlayerProps.ts';

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
