import { type FormEvent, useState } from 'react';
import type { Action, ActionRequest, Team } from '../../team/teamProtocol.ts';
import { useWords } from '../words/words.tsx';

type PublishPanelProps = {
  team: Team;
  isBusy: boolean;
  onAct: (action: Action, request: ActionRequest) => void;
};

/** Publishes now, or at a day and hour of a zone; in all languages, or in one first where that is allowed. */
export function PublishPanel({
  team: { languages, mayPublishApart, zone },
  isBusy,
  onAct,
}: PublishPanelProps) {
  const { say, languageName } = useWords();
  const [first, setFirst] = useState('');
  const schedule = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    onAct('schedule', { day: text('day'), time: text('time'), zone: text('zone'), first });
  };
  return (
    <form className="panel" onSubmit={schedule}>
      {mayPublishApart && languages.length > 1 && (
        <label>
          {say('appearsIn')}
          <select value={first} onChange={({ target }) => setFirst(target.value)}>
            <option value="">{say('allAtOnce')}</option>
            {languages.map((language) => (
              <option key={language} value={language}>
                {say('firstIn', { language: languageName(language) })}
              </option>
            ))}
          </select>
        </label>
      )}
      <button
        type="button"
        className="button button--main"
        disabled={isBusy}
        onClick={() => onAct('publish', { first })}
      >
        {say('actionPublish')}
      </button>
      <div className="panel__fields">
        <label>
          {say('day')}
          <input type="date" name="day" required />
        </label>
        <label>
          {say('hour')}
          <input type="time" name="time" required />
        </label>
        <label>
          {say('zone')}
          <input name="zone" required defaultValue={zone} autoComplete="off" />
        </label>
        <button type="submit" className="button" disabled={isBusy}>
          {say('actionSchedule')}
        </button>
      </div>
    </form>
  );
}
