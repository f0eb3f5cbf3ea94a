import { fillMessage } from '@tamarack-lowe/content-model';
import { dayText } from '@tamarack-lowe/content-model/internal/text';
import { Button } from '@tamarack-lowe/ui/button';
import { Select } from '@tamarack-lowe/ui/select';
import { useEffect, useId, useState } from 'react';
import { useWords } from '../context/PagesProvider.tsx';
import { localDay, workingDaysAfter } from './workingDays.ts';

/** Words of the form. */
export type ReminderWords = {
  title: string;
  text: string;
  /** Labels of the two fields. */
  step: string;
  day: string;
  /** Has the placeholder `{date}`. */
  until: string;
  button: string;
  noScript: string;
  /** Steps that may have happened last, each with the number of working days within which a candidate hears. */
  answers: readonly { id: string; label: string; days: number }[];
};

/** An entry for a calendar. */
export type Reminder = {
  /** Id of the step that happened last. */
  step: string;
  /** Day of the entry, `YYYY-MM-DD`: the first working day after the last day to hear. */
  day: string;
  /** Last day to hear, in words. */
  until: string;
};

type ReminderFormProps = ReminderWords & { onRemind: (reminder: Reminder) => void };

/** Makes a reminder for the day after a candidate should have heard. Without scripts it says how to count. */
export function ReminderForm({ answers, onRemind, ...words }: ReminderFormProps) {
  const { language } = useWords();
  const fieldId = useId();
  const [chosen, setChosen] = useState(answers[0]?.id ?? '');
  const [day, setDay] = useState('');
  // The build does not know the visitor's day, so the browser sets it.
  useEffect(() => setDay((own) => own || localDay(new Date())), []);
  const days = answers.find(({ id }) => id === chosen)?.days ?? 1;
  const last = workingDaysAfter(day, days);
  const until = last && dayText(last, language, { weekday: true });
  return (
    <section className="hiring__reminder" aria-labelledby={`${fieldId}-title`}>
      <h2 id={`${fieldId}-title`}>{words.title}</h2>
      <p>{words.text}</p>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (last) onRemind({ step: chosen, day: workingDaysAfter(last, 1), until });
        }}
      >
        <Select
          label={words.step}
          options={answers.map(({ id, label }) => ({ value: id, label }))}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
        <div className="hiring__date">
          <label htmlFor={fieldId}>{words.day}</label>
          <input
            id={fieldId}
            type="date"
            required
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        </div>
        <Button type="submit">{words.button}</Button>
        <output>{until && fillMessage(words.until, { date: until })}</output>
      </form>
    </section>
  );
}
