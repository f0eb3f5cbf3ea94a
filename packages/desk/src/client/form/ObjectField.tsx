import type { FieldProps } from '@rjsf/utils';
import { useId, useMemo, useRef, useState } from 'react';
import { isObject, pathName } from '../../edits.ts';
import type { Json } from '../../protocol.ts';
import { useEditing, useValue } from '../editor/EditorContext.tsx';
import { useListEdit } from '../editor/fieldEdits.ts';
import { useWords } from '../words/words.tsx';
import { type EditorSchema, emptyValue } from './editorSchema.ts';
import { FieldsOfObject, SchemaField } from './rjsf.ts';

/** An object: with fields of its own, of one of several shapes, or with entries by name. */
export function ObjectField(props: FieldProps) {
  const schema: EditorSchema = props.schema;
  if (schema.shapes) return <ShapesField {...props} shapes={schema.shapes} />;
  if (isObject(schema.additionalProperties))
    return <RecordField {...props} entry={schema.additionalProperties} />;
  return <FieldsOfObject {...props} />;
}

/** A value of one of several shapes: its present shape decides. */
function ShapesField({ shapes, ...props }: FieldProps & { shapes: EditorSchema[] }) {
  const { source } = useEditing();
  const value = useValue(source.file, props.fieldPathId.path);
  const schema = shapes.find((shape) => fits(value, shape)) ?? shapes.at(-1) ?? {};
  return <SchemaField {...props} schema={schema} />;
}

/** Returns whether a value has the shape of a schema: its type, its fields, and its constant. */
function fits(value: Json | undefined, { type, properties = {}, required = [] }: EditorSchema): boolean {
  if (type === 'string') return typeof value === 'string';
  if (!isObject(value)) return false;
  return required.every((name) => {
    const field = properties[name];
    const constant = typeof field === 'object' ? field.const : undefined;
    return name in value && (constant === undefined || constant === value[name]);
  });
}

/** With more entries than this, a search field is above them. */
const MANY = 12;

/** Entries by name: figures, labels of the interface, cities. */
function RecordField({ entry, ...props }: FieldProps & { entry: EditorSchema }) {
  const { fieldPathId, schema } = props;
  const { path, $id } = fieldPathId;
  const { item, source, session } = useEditing();
  const { field, say, count } = useWords();
  const value = useValue(source.file, path);
  const editList = useListEdit();
  const [query, setQuery] = useState('');
  const [newName, setNewName] = useState('');
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const known = Object.keys(schema.properties ?? {});
  const entries = useMemo(
    () =>
      isObject(value)
        ? Object.entries(value).filter(([name]) => name !== '$schema' && !known.includes(name))
        : [],
    [value, known],
  );
  const words = query.toLowerCase();
  const shown = entries.filter(([name, each]) =>
    `${name} ${JSON.stringify(each)}`.toLowerCase().includes(words),
  );
  const { label, help } = path.length === 0 ? { label: '', help: undefined } : field(item.summary.kind, path);
  // Code refers to labels of the interface by name, so the names cannot be edited.
  const isFixed = item.summary.kind === 'messages';
  /** Puts the focus into an entry, once it is shown; without entries, where one is added. */
  const goTo = (index: number, part: string) =>
    requestAnimationFrame(() => {
      const target = list.current?.children[index]?.querySelector<HTMLElement>(part);
      (target ?? document.getElementById(`${id}-new`))?.focus();
    });
  const add = () => {
    const name = newName.trim();
    if (name === '' || (isObject(value) && name in value)) return;
    session.edit({ file: source.file, edit: { op: 'set', path: [...path, name], value: emptyValue(entry) } });
    setNewName('');
    setQuery('');
    goTo(entries.length, '.card__body :is(input, textarea, select, button)');
  };
  const remove = (name: string, index: number) => {
    editList({ op: 'remove', path: [...path, name] });
    goTo(Math.max(0, index - 1), '.icon-button');
  };
  return (
    <>
      {known.length > 0 && <FieldsOfObject {...props} schema={{ ...schema, additionalProperties: false }} />}
      <fieldset className="list" data-field={pathName(path)}>
        {label && <legend>{label}</legend>}
        {help && <p className="field__help">{help}</p>}
        {entries.length > MANY && (
          <div className="record__find">
            <label htmlFor={`${id}-find`}>{say('findHere')}</label>
            <input
              id={`${id}-find`}
              type="search"
              value={query}
              onChange={({ target }) => setQuery(target.value)}
            />
            <span role="status">{count(shown.length, 'oneEntry', 'entries')}</span>
          </div>
        )}
        <ol ref={list}>
          {shown.map(([name], index) => (
            <li key={name} className="card record__entry" data-field={pathName([...path, name])}>
              <div className="card__head">
                <code className="card__name">{name}</code>
                {!isFixed && (
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={say('removeEntry', { entry: name })}
                    onClick={() => remove(name, index)}
                  >
                    <span aria-hidden="true">✕</span>
                  </button>
                )}
              </div>
              <div className="card__body">
                <SchemaField
                  {...props}
                  name={name}
                  required
                  schema={entry}
                  fieldPathId={{ $id: `${$id}_${name}`, path: [...path, name] }}
                />
              </div>
            </li>
          ))}
        </ol>
        {!isFixed && (
          <div className="record__add">
            <label htmlFor={`${id}-new`}>{say('newName')}</label>
            <input
              id={`${id}-new`}
              value={newName}
              spellCheck={false}
              onChange={({ target }) => setNewName(target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') add();
              }}
            />
            <button type="button" className="button button--small" onClick={add}>
              {say('add')}
            </button>
          </div>
        )}
      </fieldset>
    </>
  );
}
