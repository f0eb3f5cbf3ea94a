import type { ComponentProps } from 'react';

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
