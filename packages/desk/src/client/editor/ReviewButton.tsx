import { useState } from 'react';
import { Refused } from '../api.ts';
import { useDesk } from '../app/DeskContext.tsx';
import { useWords } from '../words/words.tsx';
import { useEditing } from './EditorContext.tsx';

/** Records in one press that the translation was read beside its source. Both are saved first. */
export function ReviewButton() {
  const { api, reload } = useDesk();
  const { item, session, source, translation } = useEditing();
  const { say } = useWords();
  const [message, setMessage] = useState('');
  if (!translation) return null;
  const isSaved = session.drafts().length === 0;
  const { id, languages } = item.summary;
  const record = async () => {
    const [here, there] = [session.version(source.file), session.version(translation.file)];
    if (here === null || there === null) return;
    try {
      const answer = await api.review({
        id,
        language: translation.language,
        source: here,
        translation: there,
      });
      setMessage(answer.result === 'recorded' ? say('readRecorded') : answer.message);
      await reload();
    } catch (error) {
      setMessage(error instanceof Refused ? error.message : say('serverAway'));
    }
  };
  const review = item.reviews[translation.language];
  const state = languages.find(({ language }) => language === translation.language)?.state;
  return (
    <div className="review">
      <button
        type="button"
        className="button"
        disabled={!isSaved || session.version(translation.file) === null}
        title={isSaved ? undefined : say('saveFirst')}
        onClick={() => void record()}
      >
        {say('readByMe')}
      </button>
      <small role="status">
        {message ||
          (review && state !== 'to-read'
            ? say('readBy', { by: review.by, day: review.on })
            : say('notReadYet'))}
      </small>
    </div>
  );
}
