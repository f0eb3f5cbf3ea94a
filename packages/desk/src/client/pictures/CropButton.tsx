import { useId, useRef, useState } from 'react';
import type { Focal } from '../../protocol.ts';
import { pictureUrl } from '../api.ts';
import { useWords } from '../words/words.tsx';
import { Crops } from './Crops.tsx';
import { type Problem, useStorePicture } from './useStorePicture.ts';

/** Width of the photograph that one crops, CSS pixels. */
const WIDTH = 900;

/** A button that shows every crop of a photograph, and sets the point around which the site crops it everywhere. */
export function CropButton({ assetKey, focal: stored }: { assetKey: string; focal: Focal }) {
  const { say } = useWords();
  const { crop } = useStorePicture();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [focal, setFocal] = useState<Focal | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const open = () => {
    setFocal(stored);
    setProblem(null);
    dialog.current?.showModal();
  };
  const save = async () => {
    const failed = focal && (await crop(assetKey, focal));
    setProblem(failed);
    if (!failed) dialog.current?.close();
  };
  return (
    <>
      <button type="button" className="button button--small" onClick={open}>
        {say('crop')}
      </button>
      <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={() => setFocal(null)}>
        <h2 id={titleId}>{say('cropTitle')}</h2>
        {focal && (
          <Crops
            src={pictureUrl(assetKey, WIDTH)}
            kind={assetKey.startsWith('people/') ? 'people' : 'scenes'}
            focal={focal}
            onFocal={setFocal}
          />
        )}
        <p role="alert">{problem?.message}</p>
        <div className="dialog__actions">
          <button type="button" className="button button--main" onClick={() => void save()}>
            {say('storeCrop')}
          </button>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {say('cancel')}
          </button>
        </div>
      </dialog>
    </>
  );
}
