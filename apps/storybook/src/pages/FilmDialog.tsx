import type { Film } from '@tamarack-lowe/stories/server';
import { IconButton } from '@tamarack-lowe/ui/button';
import { CloseIcon } from '@tamarack-lowe/ui/icon';
import { Picture } from '@tamarack-lowe/ui/picture';
import { VideoPlayer } from '@tamarack-lowe/ui/video-player';
import { useLayoutEffect, useRef } from 'react';
import { useVisit } from './useVisit.tsx';

/** A film that a circle plays, over its slide. Renders a modal `dialog`. */
export function FilmDialog({ film, onClose }: { film: Film; onClose: () => void }) {
  const { say } = useVisit();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the page, so that the browser gives the focus back to the circle.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="site-play"
      data-gt-ground="night"
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
          meta={say('filmSeconds', { seconds: Math.round(film.durationSeconds) })}
          failedLabel={say('filmFailed')}
        />
        <h2>{film.title}</h2>
        <p>{film.description}</p>
      </div>
    </dialog>
  );
}
