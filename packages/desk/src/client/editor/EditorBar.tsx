import { useState } from 'react';
import { Refused } from '../api.ts';
import { ActionButton } from '../app/buttons.tsx';
import { useDesk } from '../app/DeskContext.tsx';
import { useWords } from '../words/words.tsx';
import { useEditing } from './EditorContext.tsx';
import type { Saving } from './useSaving.ts';

type EditorBarProps = {
  title: string;
  /** Language of the title; undefined for that of the desk. */
  language: string | undefined;
  translating: string | null;
  onTranslate: (language: string | null) => void;
  isPreviewed: boolean;
  /** Null for an item without a page. */
  onPreview: ((isPreviewed: boolean) => void) | null;
  saving: Saving;
  onUndo: () => void;
  onRedo: () => void;
};

/** Title of the item, its languages, and the buttons to save, undo and preview. Stays in view. */
export function EditorBar({
  title,
  language: titleTag,
  translating,
  onTranslate,
  isPreviewed,
  onPreview,
  saving,
  onUndo,
  onRedo,
}: EditorBarProps) {
  const { item, session, source } = useEditing();
  const { isAway, cannotKeep } = useDesk();
  const { say, languageName, count } = useWords();
  const edited = item.files.filter(({ file }) => session.isEdited(file)).length;
  const { isSaving, isProblem, message, save } = saving;
  const status = () => {
    if (isSaving) return say('saving');
    if (isProblem && edited > 0) return message;
    if (edited === 0) return message || say('noChanges');
    if (cannotKeep) return say('cannotKeep');
    return count(edited, 'fileKept', 'filesKept');
  };
  return (
    <div className="bar">
      <div className="bar__title">
        <h1 lang={titleTag}>{title}</h1>
        <p
          className="bar__status"
          role="status"
          data-problem={(isProblem && edited > 0) || undefined}
          data-edited={edited > 0 || undefined}
        >
          {status()}
        </p>
        <ReviewState />
      </div>
      <div className="bar__tools">
        {item.files.length > 1 && (
          <fieldset className="choice" aria-label={say('languages')}>
            <button type="button" aria-pressed={translating === null} onClick={() => onTranslate(null)}>
              {languageName(source.language)}
            </button>
            {item.files
              .filter(({ file }) => file !== source.file)
              .map(({ language }) => (
                <button
                  key={language}
                  type="button"
                  aria-pressed={translating === language}
                  onClick={() => onTranslate(language)}
                >
                  {say('beside', { language: languageName(language) })}
                </button>
              ))}
          </fieldset>
        )}
        <ReviewButton />
        <ActionButton className="button" isOff={!session.canUndo()} onClick={onUndo}>
          {say('undo')}
        </ActionButton>
        <ActionButton className="button" isOff={!session.canRedo()} onClick={onRedo}>
          {say('redo')}
        </ActionButton>
        {onPreview && (
          <button
            type="button"
            className="button"
            aria-pressed={isPreviewed}
            onClick={() => onPreview(!isPreviewed)}
          >
            {say('preview')}
          </button>
        )}
        <ActionButton
          className="button button--main"
          isOff={edited === 0 || isSaving}
          onClick={save}
          title={isAway ? say('serverAway') : undefined}
        >
          {say('save')}
        </ActionButton>
      </div>
    </div>
  );
}

/** Records in one press that the translation was read beside its source. Both must be saved. */
function ReviewButton() {
  const { api, reload } = useDesk();
  const { item, session, source, translation } = useEditing();
  const { say } = useWords();
  const [message, setMessage] = useState('');
  if (!translation) return null;
  const isSaved = session.drafts().length === 0;
  const record = async () => {
    const versions = { source: session.version(source.file), translation: session.version(translation.file) };
    if (versions.source === null || versions.translation === null) return;
    const request = {
      id: item.summary.id,
      language: translation.language,
      source: versions.source,
      translation: versions.translation,
    };
    try {
      const response = await api.review(request);
      setMessage(response.result === 'recorded' ? say('readRecorded') : response.message);
      await reload();
    } catch (error) {
      setMessage(error instanceof Refused ? error.message : say('serverAway'));
    }
  };
  return (
    <>
      <ActionButton
        className="button"
        isOff={!isSaved || session.version(translation.file) === null}
        title={isSaved ? undefined : say('saveFirst')}
        onClick={() => void record()}
      >
        {say('readByMe')}
      </ActionButton>
      <small role="status">{message}</small>
    </>
  );
}

/** Names the last reader of the translation, or says that somebody should read it. */
function ReviewState() {
  const { item, translation } = useEditing();
  const { overview } = useDesk();
  const { say } = useWords();
  if (!translation) return null;
  const { language } = translation;
  const review = item.reviews[language];
  const { languages } = overview.items.find(({ id }) => id === item.summary.id) ?? item.summary;
  const isToRead = languages.find((each) => each.language === language)?.state === 'to-read';
  return (
    <p className="bar__status">
      {review && !isToRead ? say('readBy', { by: review.by, day: review.on }) : say('notReadYet')}
    </p>
  );
}
