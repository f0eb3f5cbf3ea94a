import type { Film } from '@tamarack-lowe/content-model';
import { IconButton } from '@tamarack-lowe/ui/button';
import { CloseIcon } from '@tamarack-lowe/ui/icon';
import { Picture } from '@tamarack-lowe/ui/picture';
import { VideoPlayer } from '@tamarack-lowe/ui/video-player';
import { useEffect, useRef } from 'react';
import { useWords } from '../context/PagesProvider.tsx';
import { captionTracks, filmMeta } from '../film/film.ts';

/** A film that plays over its slide. */
export type OpenFilm = {
  film: Film;
  /** Last part of the address of the circle that opened it. */
  href: string;
  /** The visitor closes the film. */
  onClose: () => void;
};

/** A film over its slide. On closing, focus returns to the circle that opened it. Renders a modal `dialog`. */
export function PlayDialog({ film, href, onClose }: OpenFilm) {
  const words = useWords();
  const { say, language } = words;
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      const circles = document.querySelectorAll<HTMLElement>(`[data-current] a[href$="${CSS.escape(href)}"]`);
      Array.from(circles)
        .find((circle) => circle.checkVisibility())
        ?.focus();
    };
  }, [href]);

  return (
    <dialog
      ref={dialog}
      className="site-play"
      data-gt-scheme="night"
      aria-label={film.title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <IconButton className="site-play__close" label={say('close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
      <div className="site-play__film">
        <VideoPlayer
          src={film.src}
          label={film.title}
          poster={
            <Picture picture={film.poster} alt={film.description} sizes="(width < 1100px) 100vw, 1000px" />
          }
          playLabel={say('playVideo')}
          tracks={captionTracks(film, language)}
          meta={filmMeta(film, words)}
          failedLabel={say('filmFailed')}
        />
        <h2>{film.title}</h2>
        <p>{film.description}</p>
      </div>
    </dialog>
  );
}
