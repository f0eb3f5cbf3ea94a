import { type ComponentProps, useId, useRef } from 'react';
import { useWords } from '../words/words.tsx';

type ActionButtonProps = ComponentProps<'button'> & {
  /** There is nothing to do now. */
  isOff: boolean;
};

/**
 * A button that keeps the focus while there is nothing to do. Browsers take the focus from a disabled one, and Firefox keeps its
 * keys: Ctrl+S would do nothing after "Save" was pressed.
 */
export function ActionButton({ isOff, onClick, ...props }: ActionButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    />
  );
}

type DialogActionsProps = {
  /** Label of the confirming button. */
  confirm: string;
  /** Leave it out in a form: the button then submits it. */
  onConfirm?: () => void;
  onCancel: () => void;
};

/** The two buttons at the end of a dialog: the confirming one, and "Cancel". */
export function DialogActions({ confirm, onConfirm, onCancel }: DialogActionsProps) {
  const { say } = useWords();
  return (
    <div className="dialog__actions">
      <button type={onConfirm ? 'button' : 'submit'} className="button button--main" onClick={onConfirm}>
        {confirm}
      </button>
      <button type="button" className="button" onClick={onCancel}>
        {say('cancel')}
      </button>
    </div>
  );
}

type ConfirmButtonProps = {
  label: string;
  /** Question of the dialog. */
  title: string;
  /** Effect of the confirmation. */
  help: string;
  /** Label of the confirming button. */
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
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();
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
        <DialogActions
          confirm={confirm}
          onConfirm={() => {
            close();
            onConfirm();
          }}
          onCancel={close}
        />
      </dialog>
    </>
  );
}
