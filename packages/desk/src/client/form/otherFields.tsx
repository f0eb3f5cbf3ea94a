import type { FieldProps } from '@rjsf/utils';
import { useId } from 'react';
import type { FieldPath } from '../../protocol.ts';
import { useEditing, useOptionName, useValue } from '../editor/EditorContext.tsx';
import { useChange } from '../editor/fieldEdits.ts';
import { useWords } from '../words/words.tsx';
import type { EditorSchema } from './editorSchema.ts';
import { FieldFrame } from './FieldFrame.tsx';

/** A number. An empty field is left out; the content check reports it if it is required. */
export function NumberField({ schema, fieldPathId: { path }, required = false }: FieldProps) {
  const change = useChange(path, required);
  const { minimum, maximum, type } = schema;
  const step = type === 'integer' ? 1 : 'any';
  return (
    <FieldFrame path={path} schema={schema} isRequired={required}>
      {({ id, file, value, describedBy, isInvalid, onFocus }) => (
        <input
          id={id}
          type="number"
          {...{ min: minimum, max: maximum, step }}
          value={typeof value === 'number' ? value : ''}
          aria-describedby={describedBy || undefined}
          aria-invalid={isInvalid || undefined}
          onFocus={onFocus}
          onChange={({ target }) => change(file, target.value === '' ? undefined : Number(target.value))}
        />
      )}
    </FieldFrame>
  );
}

/** A yes or no. "No" leaves the field out if it is optional, as files written by hand do. */
export function SwitchField({ schema, fieldPathId: { path }, required = false }: FieldProps) {
  const { item, source } = useEditing();
  const { field } = useWords();
  const change = useChange(path, required);
  const id = useId();
  const { label, help } = field(item.summary.kind, path);
  return (
    <FieldFrame path={path} schema={schema} isRequired isGroup>
      {({ value, onFocus }) => (
        <label className="switch" htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            checked={value === true}
            aria-label={label}
            onFocus={onFocus}
            onChange={({ target }) => change(source, target.checked || (required ? false : undefined))}
          />
          <span>{help ?? label}</span>
        </label>
      )}
    </FieldFrame>
  );
}

/** Several of a few options, such as the visitor types that see a story. */
export function ChecksField({ schema, fieldPathId: { path }, required = false }: FieldProps) {
  const optionName = useOptionName();
  const options = valuesOf(schema).map((value) => ({ value, label: optionName(value) }));
  return <Checks path={path} schema={schema} isRequired={required} options={options} />;
}

/** The tips whose lists a document prints. One that is not there any more can be taken out. */
export function TipsField({ schema, fieldPathId: { path } }: FieldProps) {
  const { choices, source } = useEditing();
  const value = useValue(source.file, path);
  const known = choices.resources.map(({ slug, name }) => ({ value: slug, label: name }));
  const unknown = (Array.isArray(value) ? value.map(String) : [])
    .filter((slug) => !known.some((each) => each.value === slug))
    .map((slug) => ({ value: slug, label: slug }));
  return <Checks path={path} schema={schema} isRequired options={[...known, ...unknown]} />;
}

type ChecksProps = {
  path: FieldPath;
  schema: EditorSchema;
  isRequired: boolean;
  options: readonly { value: string; label: string }[];
};

function Checks({ path, schema, isRequired, options }: ChecksProps) {
  const { source } = useEditing();
  const change = useChange(path, isRequired);
  return (
    <FieldFrame path={path} schema={schema} isRequired={isRequired} isGroup>
      {({ value, onFocus }) => {
        const chosen = Array.isArray(value) ? value.map(String) : [];
        return (
          <div className="checks">
            {options.map(({ value: each, label }) => (
              <label key={each} className="switch">
                <input
                  type="checkbox"
                  checked={chosen.includes(each)}
                  onFocus={onFocus}
                  onChange={({ target }) => {
                    // In the order of the options, whatever the order of the presses.
                    const next = options
                      .map((one) => one.value)
                      .filter((one) => (one === each ? target.checked : chosen.includes(one)));
                    change(source, next.length > 0 || isRequired ? next : undefined);
                  }}
                />
                <span>{label}</span>
              </label>
            ))}
          </div>
        );
      }}
    </FieldFrame>
  );
}

/** Values that a list may hold; empty if it may hold any. */
export function valuesOf({ items }: EditorSchema): string[] {
  return typeof items === 'object' && 'enum' in items ? (items.enum ?? []).map(String) : [];
}
