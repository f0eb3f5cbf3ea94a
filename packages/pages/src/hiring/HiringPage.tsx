import { type ByVisitorType, ofVisitorType, type VisitorType } from '@tamarack-lowe/content-model';
import { TextLink } from '@tamarack-lowe/ui/link';
import type { ReactNode } from 'react';
import { ForEachVisitorType, textForVisitorTypes } from '../context/ForVisitorType.tsx';
import { LensNote } from '../context/LensNote.tsx';
import { useLink } from '../context/PagesProvider.tsx';
import { useVisitor } from '../context/VisitorProvider.tsx';
import type { PageAddress } from '../data.ts';
import { StaticPage } from '../static/StaticPage.tsx';
import { HiringOutline, HiringRing, StepGlyph } from './HiringRing.tsx';
import { type Reminder, ReminderForm, type ReminderWords } from './ReminderForm.tsx';

/** Texts of a step that stand below a label, in their order on the page. */
const STEP_ROWS = ['meet', 'hear', 'asks', 'no', 'adjustment'] as const;

/** A step of hiring. Its texts may differ between visitor types. An empty one has no row. */
export type HiringStepData = Record<'text' | (typeof STEP_ROWS)[number], ByVisitorType<string>> & {
  id: string;
  name: string;
  /** Usual day of its end for each visitor type, counted from the application. */
  days: Readonly<Record<VisitorType, number>>;
  /** Last check of the promise that covers it, in words; null without a promise. */
  checked: string | null;
};

/** Data of the page. */
export type HiringPageData = {
  /** One line of the headline each. */
  title: readonly string[];
  lead: string;
  steps: readonly HiringStepData[];
  /** `day` has the placeholder `{day}`. */
  labels: Readonly<Record<'start' | 'day' | 'steps' | (typeof STEP_ROWS)[number], string>>;
  /** Null without a reminder. */
  reminder: ReminderWords | null;
  /** The page of promises; null on a site without it. */
  promises: PageAddress | null;
};

/** Props of the page. */
export type HiringPageProps = HiringPageData & {
  /** The visitor wants a calendar file. */
  onRemind: (reminder: Reminder) => void;
};

/** The steps of hiring with their usual days: a ring for each step, as wide as the wait before it, and the steps in words. */
export function HiringPage({ title, lead, steps, labels, reminder, promises, onRemind }: HiringPageProps) {
  const { types } = useVisitor();
  const Link = useLink();
  const daysOf = (type: VisitorType) => steps.map((step) => step.days[type] ?? 0);
  const days = Object.fromEntries(types.map(({ id }) => [id, daysOf(id)]));
  const forTypes = (value: ByVisitorType<string>): ReactNode =>
    textForVisitorTypes(types.map(({ id }, index) => ({ index, text: ofVisitorType(value, id) })));
  return (
    <StaticPage className="hiring" seed={4.6}>
      <HiringOutline />
      <header className="hiring__head">
        <div>
          <h1 tabIndex={-1}>
            {title.map((line) => (
              <span key={line}>{`${line} `}</span>
            ))}
          </h1>
          <p className="gt-lead static-page__lead">{lead}</p>
          <LensNote />
        </div>
        <ForEachVisitorType of={days}>{(own) => <HiringRing days={own} />}</ForEachVisitorType>
      </header>
      <ol className="hiring__steps" aria-label={labels.steps}>
        {steps.map((step, index) => (
          <li key={step.id} className="hiring__step" id={step.id}>
            <StepGlyph days={daysOf(types[0].id)} index={index} />
            <div className="hiring__name">
              <div className="hiring__day">
                <ForEachVisitorType of={step.days}>
                  {(value) => <DayWords value={value} day={labels.day} start={labels.start} />}
                </ForEachVisitorType>
              </div>
              <h2>{step.name}</h2>
              <p>{forTypes(step.text)}</p>
            </div>
            <dl className="hiring__rows">
              {STEP_ROWS.filter((row) => step[row] !== '').map((row) => (
                <div key={row} data-row={row}>
                  <dt>{labels[row]}</dt>
                  <dd>
                    <span>{forTypes(step[row])}</span>
                    {row === 'hear' && step.checked !== null && <small>{step.checked}</small>}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
      {reminder && <ReminderForm {...reminder} onRemind={onRemind} />}
      {promises && (
        <p className="hiring__on">
          <TextLink href={promises.href} linkAs={Link} arrow="on">
            {promises.label}
          </TextLink>
        </p>
      )}
    </StaticPage>
  );
}

/** "Day 7", with the number in large letters; the day of the application has a word of its own. */
function DayWords({ value, day, start }: { value: number; day: string; start: string }) {
  if (value === 0) return <b>{start}</b>;
  const [before, after] = day.split('{day}');
  return (
    <>
      <span>{before}</span>
      <b>{value}</b>
      <span>{after}</span>
    </>
  );
}
