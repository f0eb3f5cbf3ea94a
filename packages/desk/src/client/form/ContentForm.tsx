import Form from '@rjsf/core';
import type {
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RegistryFieldsType,
  ValidatorType,
} from '@rjsf/utils';
import { memo, useMemo } from 'react';
import { isObject, pathName } from '../../edits.ts';
import type { ItemKind } from '../../protocol.ts';
import { useEditing, useFieldWords } from '../editor/EditorContext.tsx';
import { hasTextWithin } from '../editor/fieldEdits.ts';
import { useWords } from '../words/words.tsx';
import { editorSchema, MESSAGES_SCHEMA, schemaOfValue } from './editorSchema.ts';
import { ListField } from './ListField.tsx';
import { ObjectField } from './ObjectField.tsx';
import { NumberField, SwitchField } from './otherFields.tsx';
import { TextField } from './TextField.tsx';

/** The form of an item, made from its JSON Schema. Values are in the session: each field reads and edits its own. */
export const ContentForm = memo(function ContentForm() {
  const { item, source } = useEditing();
  const schema = useMemo(() => {
    if (isObject(item.schema)) return editorSchema(item.schema);
    return item.summary.kind === 'messages' ? MESSAGES_SCHEMA : schemaOfValue(source.value);
  }, [item, source]);
  return (
    <Form
      tagName="div"
      schema={schema}
      validator={NO_VALIDATOR}
      noValidate
      fields={FIELDS}
      templates={TEMPLATES}
      formData={EMPTY}
      experimental_defaultFormStateBehavior={{
        emptyObjectFields: 'skipDefaults',
        arrayMinItems: { populate: 'never' },
      }}
    >
      {NO_BUTTONS}
    </Form>
  );
});

const EMPTY = {};

/** The bar of the editor saves: without children a form has a button of its own. */
const NO_BUTTONS = true;

/** The server checks the values; the form only renders fields. */
const NO_VALIDATOR: ValidatorType = {
  isValid: () => true,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
};

const FIELDS: RegistryFieldsType = {
  StringField: TextField,
  NumberField,
  BooleanField: SwitchField,
  ArrayField: ListField,
  ObjectField,
};

const TEMPLATES = { FieldTemplate, ObjectFieldTemplate };

/** Fields render their label, help and issues themselves, once for each language. */
function FieldTemplate({ children }: FieldTemplateProps) {
  return children;
}

/** Fields that an editor seldom changes stand below the words. */
const SETTINGS: Partial<Record<ItemKind, readonly string[]>> = {
  story: ['section', 'slug', 'theme', 'topic', 'for', 'single', 'offline', 'nav', 'updated'],
  resource: ['type', 'slug', 'order', 'updated'],
  member: ['updated'],
};

/** First fields of an editor; the others follow in the order of the schema. */
const FIRST: Partial<Record<ItemKind, readonly string[]>> = {
  story: ['title', 'label', 'summary', 'author', 'body', 'images'],
};

/** Fields of an object. The outermost has its settings below. Translating, only fields with text are shown first. */
function ObjectFieldTemplate({ properties, fieldPathId }: ObjectFieldTemplateProps) {
  const { item, isTranslating } = useEditing();
  const { say } = useWords();
  const fieldWords = useFieldWords();
  const { path } = fieldPathId;
  const { kind } = item.summary;
  if (path.length > 0) {
    const contents = properties.filter(({ name }) => !(name === 'type' && isNamed(path)));
    // An entry of a list is in its card, which has its name.
    if (typeof path.at(-1) === 'number' || contents.length === 1)
      return (
        <div className="fields" data-single={contents.length === 1 || undefined}>
          {contents.map(({ content }) => content)}
        </div>
      );
    const { label, help } = fieldWords(path);
    return (
      <fieldset className="group" data-field={pathName(path)}>
        <legend>{label}</legend>
        {help && <p className="field__help">{help}</p>}
        <div className="fields">{contents.map(({ content }) => content)}</div>
      </fieldset>
    );
  }
  const settings = SETTINGS[kind] ?? [];
  const first = FIRST[kind] ?? [];
  const isSetting = (name: string) =>
    settings.includes(name) || (isTranslating && !hasTextWithin(item.shape, [name]));
  const rank = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);
  const ordered = properties.toSorted((a, b) => rank(a.name) - rank(b.name));
  const below = ordered.filter(({ name }) => isSetting(name));
  return (
    <div className="fields">
      {ordered.filter(({ name }) => !isSetting(name)).map(({ content }) => content)}
      {below.length > 0 && (
        <details className="settings" open={ordered.length === below.length}>
          <summary>{isTranslating ? say('settingsOfAll') : say('settings')}</summary>
          <div className="fields">{below.map(({ content }) => content)}</div>
        </details>
      )}
    </div>
  );
}

/** A block is named by its type on its card: the type is no field. */
const isNamed = (path: readonly (string | number)[]) =>
  ['body', 'text', 'images', 'circles'].includes(String(path.at(-2)));
