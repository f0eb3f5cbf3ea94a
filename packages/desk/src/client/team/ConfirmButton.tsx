import { useId, useRef } from 'react';
import { useWords } from '../words/words.tsx';

type ConfirmButtonProps = {
  label: string;
  /** Question of the dialog. */
  title: string;
  /** Effect of a yes. */
  help: string;
  /** Label of the button that says yes. */
  confirm: string;
  isBusy?: boolean;
  onConfirm: () => void;
};

/** A button whose effect cannot be undone: it asks first. */
export function ConfirmButton({
  label,
  title,
  help,
  confirm,
  isBusy = false,
  onConfirm,
}: ConfirmButtonProps) {
  const { say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  return (
    <>
      <button
        type="button"
        className="button button--quiet"
        disabled={isBusy}
        onClick={() => dialog.current?.showModal()}
      >
        {label}
      </button>
      <dialog ref={dialog} className="dialog dialog--small" aria-labelledby={titleId}>
        <h2 id={titleId}>{title}</h2>
        <p>{help}</p>
        <div className="dialog__actions">
          <button
            type="button"
            className="button button--main"
            onClick={() => {
              dialog.current?.close();
              onConfirm();
            }}
          >
            {confirm}
          </button>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {say('cancel')}
          </button>
        </div>
      </dialog>
    </>
  );
}
