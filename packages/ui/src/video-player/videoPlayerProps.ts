import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import type { CaptionTrack } from './captionTrack.ts';

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
