import { fillMessage, type Pathway, type PathwaySeason } from '@tamarack-lowe/content-model';
import type { Plan, PlannedStage } from '@tamarack-lowe/content-model/internal/pathway';
import { type CSSProperties, useId } from 'react';
import { useWords } from '../context/PagesProvider.tsx';
import { FactText } from '../facts/Facts.tsx';
import { BodyName } from './BodyName.tsx';
import { discLines, monthWords, timeWords } from './pathwayWords.ts';

type Labels = Pathway['labels'];

type PathwayPlanProps = {
  plan: Plan;
  /** What the visitor chose. */
  title: string;
  /** The province with its body; null without one. */
  province: Pathway['provinces'][number] | null;
  body: Pathway['bodies'][number] | null;
  labels: Labels;
};

/** A plan: its stages on a line, and when to apply. */
export function PathwayPlan({ plan, title, province, body, labels }: PathwayPlanProps) {
  const titleId = useId();
  const { program, stages, seasons } = plan;
  return (
    <section className="pathway__plan" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p className="gt-lead pathway__program">{program.name}</p>
      <p>
        <FactText text={program.text} />
      </p>
      {province && body && (
        <dl className="pathway__who">
          <div>
            <dt>{labels.body}</dt>
            <dd>
              <BodyName body={body} />
            </dd>
          </div>
          <div>
            <dt>{labels.school}</dt>
            <dd>{province.school}</dd>
          </div>
        </dl>
      )}
      <ol className="pathway__stages" aria-label={labels.stages}>
        {stages.map((stage, index) => (
          <StageRow key={stage.id} stage={stage} index={index} labels={labels} />
        ))}
      </ol>
      <p className="pathway__counted">{labels.counted}</p>
      {seasons.length > 0 && (
        <div className="pathway__seasons">
          <h3>{labels.seasons}</h3>
          <ul>
            {seasons.map((each) => (
              <SeasonRow key={each.season.id} {...each} labels={labels} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

type StageRowProps = { stage: PlannedStage; index: number; labels: Labels };

/** A stage: the month in which it begins on a disc, what it is, and what the firm does. */
function StageRow({ stage, index, labels }: StageRowProps) {
  const { language } = useWords();
  const { examination, examinationMonth, kind, late, months, name, ours, text } = stage;
  return (
    <li className="pathway__stage" data-kind={kind} style={{ '--index': index } as CSSProperties}>
      <Disc month={stage.from} />
      <div className="pathway__words">
        <h3>{name}</h3>
        <p className="pathway__time">{timeWords(stage, labels, language)}</p>
        <p>
          <FactText text={text} />
        </p>
        {examination && examinationMonth !== null && (
          <p className="pathway__examination">
            {fillMessage(labels.examination, {
              name: examination.name,
              month: monthWords(examinationMonth, language),
            })}
          </p>
        )}
        {kind === 'experience' && <MentorMonths months={months} labels={labels} />}
        {late && <p className="pathway__late">{labels.late}</p>}
      </div>
      {ours !== undefined && (
        <div className="pathway__ours">
          <b>{labels.ours}</b>
          <p>
            <FactText text={ours} />
          </p>
        </div>
      )}
    </li>
  );
}

/** A dot for each month, six in a row. */
function MentorMonths({ months, labels }: { months: number; labels: Labels }) {
  return (
    <p className="pathway__mentor">
      <span className="pathway__dots" style={{ '--months': months } as CSSProperties} aria-hidden="true" />
      <span>{fillMessage(labels.mentorMonths, { count: String(months) })}</span>
    </p>
  );
}

type SeasonRowProps = { season: PathwaySeason; month: string; labels: Labels };

function SeasonRow({ season, month, labels }: SeasonRowProps) {
  const { language } = useWords();
  return (
    <li className="pathway__season">
      <Disc month={month} />
      <div className="pathway__words">
        <h4>{season.name}</h4>
        <p className="pathway__time">{timeWords({ from: month, to: month }, labels, language)}</p>
        <p>
          <FactText text={season.text} />
        </p>
      </div>
    </li>
  );
}

/** A month on a disc. Decorative: the words beside it say the same. */
function Disc({ month }: { month: string }) {
  const { language } = useWords();
  const [name, year] = discLines(month, language);
  return (
    <span className="pathway__disc" aria-hidden="true">
      <b>{name}</b>
      <span>{year}</span>
    </span>
  );
}
