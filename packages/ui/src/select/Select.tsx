import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { ChevronDownIcon } from '../icon/icons.tsx';
import { classNames } from '../mergeProps.ts';

/** Option of a `Select`. */
export type SelectOption = { value: string; label: string };

/** Props of `Select`, besides the attributes of its `select`. */
export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'children'> & {
  /** Label above the list. */
  label: ReactNode;
  /** Options in order; the first usually means "all" and has the value `''`. */
  options: readonly SelectOption[];
  /** Class of the whole field; all other props go to the `select`. */
  className?: string;
};

/** The browser's own select. Renders a `div` with a `select`, which gets `ref` and all other props. */
export function Select({ label, options, id, className, ...rest }: SelectProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={classNames('gt-select', className)}>
      <label className="gt-select__label" htmlFor={fieldId}>
        {label}
      </label>
      <span className="gt-select__frame">
        <select {...rest} id={fieldId} className="gt-select__control">
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={22} />
      </span>
    </div>
  );
}
