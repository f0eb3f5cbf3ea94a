import type { Film } from '@tamarack-lowe/stories/server';
import { IconButton } from '@tamarack-lowe/ui/button';
import { CloseIcon } from '@tamarack-lowe/ui/icon';
import { Picture } from '@tamarack-lowe/ui/picture';
import { VideoPlayer } from '@tamarack-lowe/ui/video-player';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { filmMeta } from '../../content/filmMeta.ts';
import { say } from '../../content/say.ts';
import { OPENED_HERE } from './CircleLink.tsx';

/**
 * A film over its slide: `?play=4` opens it. Closing goes back to where its circle was pressed, or takes the parameter
 * away for visitors who came straight to the film, and gives the focus to the circle that plays it. Renders a modal
 * `dialog`.
 */
export function PlayDialog({ number, film }: { number: string; film: Film }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const { pathname, state } = useLocation();

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      const circles = document.querySelectorAll<HTMLElement>(`[data-current] a[href$="?play=${number}"]`);
      Array.from(circles)
        .find((circle) => circle.checkVisibility())
        ?.focus();
    };
  }, [number]);
  const close = () =>
    void (state === OPENED_HERE
      ? navigate(-1)
      : navigate(pathname, { replace: true, preventScrollReset: true }));

  return (
    <dialog
      ref={dialog}
      className="site-play"
      data-gt-ground="night"
      aria-label={film.title}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <IconButton className="site-play__close" label={say('close')} onClick={close}>
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
          meta={filmMeta(film)}
          failedLabel={say('filmFailed')}
        />
        <h2>{film.title}</h2>
        <p>{film.description}</p>
      </div>
    </dialog>
  );
}
