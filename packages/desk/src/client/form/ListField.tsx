import type { FieldProps } from '@rjsf/utils';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isObject, isWithin, pathName, valueAt } from '../../edits.ts';
import type { FieldPath, Json } from '../../protocol.ts';
import { pictureUrl } from '../api.ts';
import { ActionButton } from '../app/buttons.tsx';
import { useEditing, useIssues, useValue } from '../editor/EditorContext.tsx';
import { useChange, useListEdit } from '../editor/fieldEdits.ts';
import { useWords } from '../words/words.tsx';
import { blockTypeOf, type EditorSchema, emptyValue } from './editorSchema.ts';
import { FieldFrame, IssueList } from './FieldFrame.tsx';
import { ChecksField, TipsField, valuesOf } from './otherFields.tsx';
import { SchemaField } from './rjsf.ts';
import { WordsControl } from './WordsControl.tsx';

/** A list: of few known values, of short texts, or of blocks and other entries. */
export function ListField(props: FieldProps) {
  const schema: EditorSchema = props.schema;
  const entry = typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : {};
  const { item } = useEditing();
  const isTips = item.summary.kind === 'document' && props.fieldPathId.path[0] === 'resources';
  if (isTips) return <TipsField {...props} />;
  if (valuesOf(schema).length > 0) return <ChecksField {...props} />;
  if (entry.type === 'string') return <TextsField {...props} />;
  return <EntriesField {...props} entry={entry} />;
}

/** Short texts, one on each line. */
function TextsField({ schema, fieldPathId: { path }, required = false }: FieldProps) {
  const { choices } = useEditing();
  const change = useChange(path, required);
  return (
    <FieldFrame path={path} schema={schema} isRequired={required}>
      {({ file, value, sourceText: _, ...control }) => (
        <WordsControl
          {...control}
          names={choices.facts}
          placeholder=""
          isLine={false}
          value={Array.isArray(value) ? value.join('\n') : ''}
          onChange={(text) => change(file, text === '' ? [] : text.split('\n'))}
        />
      )}
    </FieldFrame>
  );
}

/** Entries with fields of their own, each a card that can be moved by drag, by buttons and by keyboard. */
function EntriesField({ entry, ...props }: FieldProps & { entry: EditorSchema }) {
  const { schema, fieldPathId } = props;
  const { path } = fieldPathId;
  const { source, item } = useEditing();
  const words = useWords();
  const { field, say } = words;
  const value = useValue(source.file, path);
  const entries = Array.isArray(value) ? value : [];
  const editList = useListEdit();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const { label, help } = field(item.summary.kind, path);
  const issues = useIssues(source.file, path);
  const keys = useEntryKeys(entries);

  /** Scrolls to the entry at its new place and focuses it. Without entries, focuses the button that adds one. */
  const goTo = (index: number, target: keyof typeof TARGETS) =>
    requestAnimationFrame(() => {
      const card = list.current?.children[index];
      const inside = card ?? list.current?.parentElement?.querySelector(':scope > .list__add');
      inside?.querySelector<HTMLElement>(card ? TARGETS[target] : 'button')?.focus();
      inside?.scrollIntoView({ block: 'nearest' });
    });
  const add = (index: number, type: EditorSchema) => {
    editList({ op: 'insert', path: [...path, index], value: emptyValue(type) });
    goTo(index, 'first');
  };
  const move = (from: number, to: number, target: keyof typeof TARGETS) => {
    if (from === to || to < 0 || to >= entries.length) return;
    editList({ op: 'move', path: [...path, from], to });
    goTo(to, target);
  };
  const remove = (index: number) => {
    editList({ op: 'remove', path: [...path, index] });
    goTo(Math.max(0, index - 1), 'handle');
  };
  const canAdd = schema.maxItems === undefined || entries.length < schema.maxItems;

  return (
    <fieldset className="list" data-field={pathName(path)}>
      <legend>{label}</legend>
      {help && <p className="field__help">{help}</p>}
      <IssueList id="" issues={issues} />
      <ol ref={list}>
        {entries.map((each, index) => (
          <Entry
            key={keys[index]}
            path={[...path, index]}
            name={entryName(each, entry, words)}
            value={each}
            count={entries.length}
            isDragged={dragged === index}
            isFolded={Object.keys(entry.properties ?? {}).length > MANY_FIELDS}
            onMove={(to, target) => move(index, to, target)}
            onRemove={() => remove(index)}
            onDrag={setDragged}
            onDropHere={() => {
              if (dragged !== null) move(dragged, index, 'handle');
              setDragged(null);
            }}
          >
            <SchemaField
              {...props}
              name={String(index)}
              required
              schema={schemaOf(each, entry)}
              fieldPathId={{ $id: `${fieldPathId.$id}_${index}`, path: [...path, index] }}
            />
          </Entry>
        ))}
      </ol>
      {canAdd && (
        <fieldset className="list__add" aria-label={say('add')}>
          {(entry.blocks ?? [entry]).map((type) => (
            <button
              key={blockTypeOf(type) ?? ''}
              type="button"
              className="button button--small"
              onClick={() => add(entries.length, type)}
            >
              <span aria-hidden="true">+ </span>
              {entry.blocks ? words.block(blockTypeOf(type) ?? '') : say('add')}
            </button>
          ))}
        </fieldset>
      )}
    </fieldset>
  );
}

/** Parts of a card that the focus goes to. */
const TARGETS = {
  handle: '[data-handle]',
  up: '[data-move="up"]',
  down: '[data-move="down"]',
  first: '.card__body :is(input, textarea, select, button)',
};

/** Entries with more fields than this begin folded: a file of slides has hundreds of fields. */
const MANY_FIELDS = 4;

type EntryProps = {
  path: FieldPath;
  name: string;
  value: Json;
  count: number;
  isDragged: boolean;
  isFolded: boolean;
  /** Moves the entry; the focus then is on a part of it. */
  onMove: (to: number, target: 'handle' | 'up' | 'down') => void;
  onRemove: () => void;
  onDrag: (index: number | null) => void;
  onDropHere: () => void;
  children: ReactNode;
};

function Entry({
  path,
  name,
  value,
  count,
  isDragged,
  isFolded,
  onMove,
  onRemove,
  onDrag,
  onDropHere,
  children,
}: EntryProps) {
  const { say } = useWords();
  const { source, revealed } = useEditing();
  const [isOpen, setIsOpen] = useState(!isFolded);
  const isRevealed = revealed !== null && revealed.length > path.length && isWithin(revealed, path);
  useEffect(() => {
    if (isRevealed) setIsOpen(true);
  }, [isRevealed]);
  const index = Number(path.at(-1));
  const issues = useIssues(source.file, path);
  const card = useRef<HTMLLIElement>(null);
  const picture = valueAt(value, ['media']);
  const title = say('entry', { name, number: index + 1 });
  const onDragStart = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', '');
    if (card.current) event.dataTransfer.setDragImage(card.current, 24, 24);
    onDrag(index);
  };
  return (
    <li
      ref={card}
      className="card"
      data-field={pathName(path)}
      data-dragged={isDragged || undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDropHere();
      }}
    >
      <div className="card__head">
        <button
          type="button"
          className="card__handle"
          data-handle
          draggable
          aria-label={say('moveEntry', { entry: title })}
          title={say('moveHelp')}
          onDragStart={onDragStart}
          onDragEnd={() => onDrag(null)}
          onKeyDown={(event) => {
            const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
            if (step === undefined) return;
            event.preventDefault();
            onMove(index + step, 'handle');
          }}
        >
          <span aria-hidden="true">⠿</span>
        </button>
        {typeof picture === 'string' && picture !== '' && (
          <img className="card__picture" src={pictureUrl(picture, 72)} alt="" width="36" height="36" />
        )}
        {isFolded ? (
          <button
            type="button"
            className="card__name"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {title}
          </button>
        ) : (
          <span className="card__name">{title}</span>
        )}
        <ActionButton
          className="icon-button"
          data-move="up"
          aria-label={say('moveUp', { entry: title })}
          isOff={index === 0}
          onClick={() => onMove(index - 1, 'up')}
        >
          <span aria-hidden="true">↑</span>
        </ActionButton>
        <ActionButton
          className="icon-button"
          data-move="down"
          aria-label={say('moveDown', { entry: title })}
          isOff={index === count - 1}
          onClick={() => onMove(index + 1, 'down')}
        >
          <span aria-hidden="true">↓</span>
        </ActionButton>
        <button
          type="button"
          className="icon-button"
          aria-label={say('removeEntry', { entry: title })}
          onClick={onRemove}
        >
          <span aria-hidden="true">✕</span>
        </button>
      </div>
      <IssueList id="" issues={issues} />
      {isOpen && <div className="card__body">{children}</div>}
    </li>
  );
}

/** Schema of an entry: that of its type of block. */
function schemaOf(value: Json, entry: EditorSchema): EditorSchema {
  if (!entry.blocks) return entry;
  const type = valueAt(value, ['type']);
  return entry.blocks.find((block) => blockTypeOf(block) === type) ?? { type: 'object', properties: {} };
}

/** Name of a card: its type of block, or its own name. */
function entryName(value: Json, entry: EditorSchema, { block, say }: ReturnType<typeof useWords>): string {
  const type = valueAt(value, ['type']);
  if (entry.blocks && typeof type === 'string') return block(type);
  const names = isObject(value)
    ? [value.label, value.name, value.title, value.text, value.id, value.say]
    : [];
  const name = names.map((each) => (Array.isArray(each) ? each.join(' ') : each)).find((each) => each);
  return typeof name === 'string' ? name : say('unnamed');
}

/** Names entries for React: an entry keeps its name while it moves and while its fields change. */
function useEntryKeys(entries: readonly Json[]): string[] {
  const last = useRef<{ entries: readonly Json[]; keys: string[]; next: number }>({
    entries: [],
    keys: [],
    next: 0,
  });
  const before = last.current;
  if (before.entries === entries) return before.keys;
  const keyOf = new Map(before.entries.map((entry, index) => [entry, before.keys[index]]));
  let { next } = before;
  const used = new Set<string>();
  const keys = entries.map((entry, index) => {
    const moved = keyOf.get(entry);
    const same = before.entries.length === entries.length ? before.keys[index] : undefined;
    const key = [moved, same].find((each) => each !== undefined && !used.has(each)) ?? `entry-${next++}`;
    used.add(key);
    return key;
  });
  last.current = { entries, keys, next };
  return keys;
}
