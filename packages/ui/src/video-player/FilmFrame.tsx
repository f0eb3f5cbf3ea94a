import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Film } from './Film.tsx';

type FilmFrameProps = ComponentPropsWithRef<typeof Film> & {
  /** Drawn while nothing plays. */
  picture: ReactNode;
  /** Address of the same picture, for the browser's own player where there is no script. */
  posterSrc: string | undefined;
  /** The film is there: it was started, and can be played. */
  playing: boolean;
};

/** What is framed: the picture before the film, or the film; without script the film at once. Renders a `div`. */
export function FilmFrame({ picture, posterSrc, playing, ref, ...film }: FilmFrameProps) {
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
