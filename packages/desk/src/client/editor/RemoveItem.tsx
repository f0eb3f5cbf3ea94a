import { useId, useRef, useState } from 'react';
import { Refused } from '../api.ts';
import { DialogActions } from '../app/buttons.tsx';
import { useDesk } from '../app/DeskContext.tsx';
import { hrefOf } from '../app/screens.ts';
import { useWords } from '../words/words.tsx';
import { useEditing } from './EditorContext.tsx';

/** Kinds of items that a firm may add and remove. */
const REMOVABLE = new Set(['story', 'member', 'resource', 'document']);

/** Removes a story, a colleague, a tip or a document in all its languages, after a second question. */
export function RemoveItem() {
  const { api, keep, reload } = useDesk();
  const { item, session } = useEditing();
  const { say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState('');
  const titleId = useId();
  const { id, kind, title } = item.summary;
  if (!REMOVABLE.has(kind)) return null;
  const remove = async () => {
    const files = item.files.flatMap(({ file }) => {
      const version = session.version(file);
      return version === null ? [] : [{ file, version }];
    });
    try {
      const response = await api.remove({ files });
      if (response.result === 'conflict') return setProblem(say('changedUnderneath'));
      if (response.result === 'failed') return setProblem(response.message);
      keep(id, null);
      await reload();
      location.hash = hrefOf({ screen: 'overview', kind });
    } catch (error) {
      setProblem(error instanceof Refused ? error.message : say('serverAway'));
    }
  };
  return (
    <>
      <button type="button" className="button button--quiet" onClick={() => dialog.current?.showModal()}>
        {say('removeItem')}
      </button>
      <dialog ref={dialog} className="dialog dialog--small" aria-labelledby={titleId}>
        <h2 id={titleId}>{say('removeTitle', { title })}</h2>
        <p>{say('removeHelp')}</p>
        <p role="alert">{problem}</p>
        <DialogActions
          confirm={say('removeNow')}
          onConfirm={() => void remove()}
          onCancel={() => dialog.current?.close()}
        />
      </dialog>
    </>
  );
}
