import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { InfoIcon } from '../icon/icons.tsx';
import { classNames } from '../mergeProps.ts';

/** Props of `TextField`, besides the attributes of its `input`. */
export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'size'> & {
  /** Label above the line. */
  label: ReactNode;
  /** Hint below the line. */
  hint?: ReactNode;
  /** Error message with an icon, instead of the hint. It never blocks the form. */
  error?: ReactNode;
  /** Class of the whole field; all other props go to the `input`. */
  className?: string;
};

/**
 * Text field of one line, in the typeface of names. `--gt-letters` in its `style`, the number of letters, makes long names
 * smaller. Renders a `div` with an `input`, which gets `ref` and all other props.
 */
export function TextField({ label, hint, error, id, className, ...rest }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const noteId = `${fieldId}-note`;
  return (
    <div className={classNames('gt-text-field', className)} data-invalid={error ? '' : undefined}>
      <label className="gt-text-field__label" htmlFor={fieldId}>
        {label}
      </label>
      <input
        type="text"
        autoComplete="off"
        {...rest}
        id={fieldId}
        className="gt-text-field__input"
        aria-invalid={error ? true : undefined}
        aria-describedby={hint || error ? noteId : undefined}
      />
      <p className="gt-text-field__note" id={noteId} aria-live="polite">
        {error && <InfoIcon size={22} />}
        <span>{error || hint}</span>
      </p>
    </div>
  );
}
