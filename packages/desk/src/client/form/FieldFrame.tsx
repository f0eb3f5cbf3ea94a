import { type ReactNode, useId } from 'react';
import { currentEdits, pathName, valueAt } from '../../edits.ts';
import type { FieldPath, Issue, ItemFile, Json } from '../../protocol.ts';
import { useEditing, useFieldWords, useIssues, useValue } from '../editor/EditorContext.tsx';
import { textKindAt } from '../editor/fieldEdits.ts';
import { useWords } from '../words/words.tsx';
import type { EditorSchema } from './editorSchema.ts';

/** Props of the control of one field in one language. */
export type ControlProps = {
  id: string;
  file: ItemFile;
  value: Json | undefined;
  language: string;
  describedBy: string;
  isInvalid: boolean;
  /** Text of the source while a translation has none; else empty. */
  sourceText: string;
  onFocus: () => void;
};

/** Id of the label of a control: a button that shows its value is named by both. */
export const labelId = (id: string) => `${id}-label`;

type FieldFrameProps = {
  path: FieldPath;
  schema: EditorSchema;
  isRequired: boolean;
  /** Number of characters of the value, where the field has a limit. Default: none is shown. */
  countOf?: (value: Json | undefined) => number;
  /** Element around several controls of one field, each with a label of its own. Default `div`. */
  isGroup?: boolean;
  children: (control: ControlProps) => ReactNode;
};

/**
 * A field with its label, help, limit and issues. When translating, the source is on the left and the translation on the right;
 * fields without text show the source only.
 */
export function FieldFrame({
  path,
  schema,
  isRequired,
  countOf,
  isGroup = false,
  children,
}: FieldFrameProps) {
  const { item, source, translation, isTranslating } = useEditing();
  const { say, languageName } = useWords();
  const { label, help, example } = useFieldWords()(path);
  const kind = textKindAt(item.shape, path) ?? textKindAt(item.shape, [...path, 0]);
  const isTranslated = isTranslating && translation !== null && kind !== null;
  const files = isTranslated ? [source, translation] : [source];
  const reviewed = translation && item.reviews[translation.language];
  const changed = isTranslated && reviewed?.changed.find((each) => pathName(each.path) === pathName(path));
  const changedWords = (before: string | null, tag: string) => {
    const language = languageName(tag);
    return before === null ? say('changedSinceRead', { language }) : say('changedFrom', { language, before });
  };
  return (
    <div className="field" data-field={pathName(path)} data-sides={files.length}>
      {files.map((file) => (
        <FieldSide
          key={file.file}
          {...{ path, schema, file, label, countOf, isGroup, isRequired }}
          render={children}
          help={
            file === source ? [help, example && say('forExample', { example })].filter(Boolean).join(' ') : ''
          }
          notice={
            file === source
              ? changed && changedWords(changed.before, translation.language)
              : kind === 'name' && say('optionalHere')
          }
        />
      ))}
    </div>
  );
}

type FieldSideProps = Required<Pick<FieldFrameProps, 'path' | 'schema' | 'isRequired' | 'isGroup'>> & {
  file: ItemFile;
  label: string;
  help: string;
  /** Sentence about the field: its source has changed since the review, or a translation may leave it out. */
  notice: string | false | undefined;
  countOf: FieldFrameProps['countOf'];
  render: FieldFrameProps['children'];
};

function FieldSide({
  path,
  schema,
  file,
  label,
  isGroup,
  isRequired,
  countOf,
  render,
  help,
  notice,
}: FieldSideProps) {
  const { source, isTranslating, onFocusField } = useEditing();
  const { languageName, say } = useWords();
  const id = useId();
  const value = useValue(file.file, path);
  const sourceValue = useValue(source.file, path);
  const issues = useIssues(file.file, path);
  const isSource = file.file === source.file;
  const helpId = help ? `${id}-help` : '';
  const issuesId = issues.length > 0 ? `${id}-issues` : '';
  const { minLength = 0, maxLength } = schema;
  const length = countOf?.(value) ?? 0;
  const noticeId = notice ? `${id}-notice` : '';
  const describedBy = [helpId, noticeId, issuesId].filter(Boolean).join(' ');
  const Label = isGroup ? 'span' : 'label';
  const Side = isGroup ? 'fieldset' : 'div';
  return (
    <Side className="field__side" data-file={file.file} {...(isGroup && { 'aria-labelledby': labelId(id) })}>
      <div className="field__head">
        <Label id={labelId(id)} {...(!isGroup && { htmlFor: id })}>
          {label} {isTranslating && <span className="field__language">{languageName(file.language)}</span>}{' '}
          {!isRequired && isSource && <span className="field__optional">{say('optional')}</span>}
        </Label>
        {countOf && maxLength !== undefined && maxLength < 1000 && (
          <span
            className="field__count"
            data-over={length > maxLength || (length > 0 && length < minLength) || undefined}
          >
            {minLength > 1
              ? say('countBetween', { length, minLength, maxLength })
              : say('count', { length, maxLength })}
          </span>
        )}
      </div>
      {help && (
        <p className="field__help" id={helpId}>
          {help}
        </p>
      )}
      {notice && (
        <p className="field__notice" id={noticeId}>
          {notice}
        </p>
      )}
      {render({
        id,
        file,
        value,
        language: file.language,
        describedBy,
        isInvalid: issues.length > 0,
        sourceText: isSource ? '' : textOf(sourceValue),
        onFocus: () => onFocusField(file.file, path),
      })}
      <IssueList id={issuesId} issues={issues} />
    </Side>
  );
}

function textOf(value: Json | undefined): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map((_, index) => String(valueAt(value, [index]))).join(' ') : '';
}

/** Issues of a field, each with its remedy, and a button where the remedy is certain. */
export function IssueList({ id, issues }: { id: string; issues: readonly Issue[] }) {
  const { language } = useWords();
  if (issues.length === 0) return null;
  return (
    <ul className="issues" id={id} lang={language}>
      {issues.map((issue) => (
        <li key={issue.message}>
          <span>{issue.message}</span> <FixButton issue={issue} />
        </li>
      ))}
    </ul>
  );
}

/**
 * A button that mends an issue whose remedy is certain; undo takes it back. Renders nothing for other issues, and in other items.
 */
export function FixButton({ issue: { fix, file, path } }: { issue: Issue }) {
  const { session, goTo } = useEditing();
  if (!fix || file === null || session.value(file) === undefined) return null;
  const mend = () => {
    // The issue may appear while somebody types: undo must take back the remedy, not the typed words.
    session.endStep();
    session.edit(...currentEdits(session.value(file), fix.edits).map((edit) => ({ file, edit })));
    // This button disappears with its issue: the focus moves to the field.
    goTo(path, file);
  };
  return (
    <button type="button" className="button button--small" onClick={mend}>
      {fix.label}
    </button>
  );
}
