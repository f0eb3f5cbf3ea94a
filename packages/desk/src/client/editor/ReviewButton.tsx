import { useState } from 'react';
import { Refused } from '../api.ts';
import { ActionButton } from '../app/ActionButton.tsx';
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
  const record = async () => {
    const [here, there] = [session.version(source.file), session.version(translation.file)];
    if (here === null || there === null) return;
    const request = { id: item.summary.id, language: translation.language, source: here, translation: there };
    try {
      const answer = await api.review(request);
      setMessage(answer.result === 'recorded' ? say('readRecorded') : answer.message);
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

/** The last reader of the translation, or a word that somebody should read it. */
export function ReviewState() {
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
