import type { FieldProps } from '@rjsf/utils';
import { useMemo } from 'react';
import type { Choices, FieldPath, Json } from '../../protocol.ts';
import { useEditing, useOptionName, useValue } from '../editor/EditorContext.tsx';
import { useChange } from '../editor/fieldEdits.ts';
import { AssetPicker, StoryPicker } from '../pictures/pickers.tsx';
import { useWords } from '../words/words.tsx';
import type { EditorSchema } from './editorSchema.ts';
import { type ControlProps, FieldFrame } from './FieldFrame.tsx';
import { PersonInput } from './PersonInput.tsx';
import { placeholdersIn } from './placeholders.ts';
import { WordsControl } from './WordsControl.tsx';

/** A field of text: free words, or a value to pick. */
export function TextField({ schema: plain, fieldPathId, required = false }: FieldProps) {
  const schema: EditorSchema = plain;
  const { choices, item } = useEditing();
  const { path } = fieldPathId;
  const change = useChange(path, required);
  const control = controlOf(schema, path, item.summary.kind);
  const props = { path, schema, isRequired: required };
  if (control === 'words' || control === 'lines')
    return <WordsField {...props} control={control} change={change} />;
  return (
    <FieldFrame {...props}>
      {(field) => {
        const onChange = (value: string) => change(field.file, value);
        const value = typeof field.value === 'string' ? field.value : '';
        const options = optionsOf(control, schema, choices);
        if (options)
          return (
            <Select {...field} value={value} options={options} isRequired={required} onChange={onChange} />
          );
        if (control === 'asset')
          return <AssetPicker {...field} path={path} value={value} onChange={onChange} />;
        if (control === 'story') return <StoryPicker {...field} value={value} onChange={onChange} />;
        if (control === 'person')
          return <PersonInput {...field} path={path} value={value} onChange={onChange} />;
        return (
          <input
            id={field.id}
            type={INPUT_TYPES[schema.format ?? ''] ?? 'text'}
            value={value}
            placeholder={field.sourceText}
            aria-describedby={field.describedBy || undefined}
            aria-invalid={field.isInvalid || undefined}
            spellCheck={false}
            onFocus={field.onFocus}
            onChange={({ target }) => onChange(target.value)}
          />
        );
      }}
    </FieldFrame>
  );
}

const INPUT_TYPES: Readonly<Record<string, string>> = { date: 'date', uri: 'url', email: 'email' };

type Control =
  | 'words'
  | 'lines'
  | 'asset'
  | 'story'
  | 'person'
  | 'topic'
  | 'region'
  | 'section'
  | 'enum'
  | 'plain';

/** Fields with values to pick from the content folder. */
const PICKED: Readonly<Record<string, Control>> = {
  'author.name': 'person',
  reportsTo: 'person',
  person: 'person',
  topic: 'topic',
  region: 'region',
  section: 'section',
  prev: 'story',
  next: 'story',
  'story.id': 'story',
};

/** Names and addresses: no words, so no figures and no spell check. */
const PLAIN = new Set([
  'slug',
  'path',
  'href',
  'link',
  'id',
  'network',
  'key',
  'timeZone',
  'country',
  'language',
  'colour',
]);

function controlOf(
  { lines, enum: values, format, pattern }: EditorSchema,
  path: FieldPath,
  kind: string,
): Control {
  const names = path.filter((part) => typeof part === 'string');
  const name = names.at(-1) ?? '';
  const picked = PICKED[names.slice(-2).join('.')] ?? PICKED[name];
  if (picked && !(kind === 'brand' || kind === 'pinned')) return picked;
  if (kind === 'member' && path.length === 1 && name === 'name') return 'person';
  if (values) return 'enum';
  if (lines) return 'lines';
  if (pattern?.startsWith('^(?:people|scenes')) return 'asset';
  return format || pattern || PLAIN.has(name) ? 'plain' : 'words';
}

type Option = { value: string; label: string };

function optionsOf(control: Control, schema: EditorSchema, choices: Choices): Option[] | null {
  const byId = ({ id, label }: { id: string; label: string }) => ({ value: id, label });
  switch (control) {
    case 'enum':
      return (schema.enum ?? []).map((value) => ({ value: String(value), label: '' }));
    case 'topic':
      return choices.topics.map(byId);
    case 'region':
      return choices.regions.map(byId);
    case 'section':
      return choices.sections.map(({ id, name }) => ({ value: id, label: name }));
    default:
      return null;
  }
}

type SelectProps = Omit<ControlProps, 'value'> & {
  value: string;
  options: readonly Option[];
  isRequired: boolean;
  onChange: (value: string) => void;
};

/** A choice of a few options. Another value stays, and is shown too. */
function Select({ id, value, options, isRequired, describedBy, isInvalid, onFocus, onChange }: SelectProps) {
  const { say } = useWords();
  const optionName = useOptionName();
  const isKnown = options.some((each) => each.value === value);
  return (
    <select
      id={id}
      value={value}
      aria-describedby={describedBy || undefined}
      aria-invalid={isInvalid || undefined}
      onFocus={onFocus}
      onChange={({ target }) => onChange(target.value)}
    >
      {(!isRequired || value === '') && <option value="">{say('none')}</option>}
      {!isKnown && value !== '' && <option value={value}>{value}</option>}
      {options.map((each) => (
        <option key={each.value} value={each.value}>
          {each.label || optionName(each.value)}
        </option>
      ))}
    </select>
  );
}

type WordsFieldProps = {
  path: FieldPath;
  schema: EditorSchema;
  isRequired: boolean;
  control: 'words' | 'lines';
  change: ReturnType<typeof useChange>;
};

/** Longest text that is one line: Enter begins no new one. */
const LONGEST_LINE = 1000;

function WordsField({ control, change, ...field }: WordsFieldProps) {
  const { choices, item, source } = useEditing();
  const sourceValue = useValue(source.file, field.path);
  const names = useMemo(() => {
    const text = typeof sourceValue === 'string' ? sourceValue : '';
    const own = placeholdersIn(text).map(({ name }) => ({ name, text: '' }));
    return item.summary.kind === 'messages' ? own : choices.facts;
  }, [item, sourceValue, choices]);
  const isLines = control === 'lines';
  return (
    <FieldFrame {...field} countOf={lengthOf}>
      {({ file, value, sourceText, ...shared }) => (
        <WordsControl
          {...shared}
          names={names}
          placeholder={sourceText}
          isLine={!isLines && (field.schema.maxLength ?? LONGEST_LINE + 1) <= LONGEST_LINE}
          value={Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : ''}
          onChange={(text) => change(file, isLines ? linesOf(text, value) : text)}
        />
      )}
    </FieldFrame>
  );
}

/** Splits a text into lines, a list in files. A value that was a single text stays one as long as it is one line. */
function linesOf(text: string, before: Json | undefined): Json {
  return typeof before === 'string' && !text.includes('\n') ? text : text.split('\n');
}

/** A limit counts each line by itself: the longest one decides. */
function lengthOf(value: Json | undefined): number {
  if (typeof value === 'string') return value.length;
  return Array.isArray(value) ? Math.max(0, ...value.map((line) => String(line).length)) : 0;
}
