import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { ChevronDownIcon } from '../icon/icons.tsx';
import { classNames } from '../mergeProps.ts';

/** A choice of a list. */
export type SelectOption = { value: string; label: string };

/** What `Select` takes besides the attributes of its `select`. */
export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'children'> & {
  /** Its name, above. */
  label: ReactNode;
  /** In their order; the first usually means "all" and has the value `''`. */
  options: readonly SelectOption[];
  /** Class of the whole field; everything else goes to the `select`. */
  className?: string;
};

/** The browser's own list of choices. Renders a `div` with a `select`, which gets `ref` and all other props. */
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
