import {
  fillMessage,
  type Pathway,
  type PathwayProgram,
  type PathwayStage,
} from '@tamarack-lowe/content-model';
import { hasEnded } from '@tamarack-lowe/content-model/internal/pathway';
import { useId } from 'react';
import { useWords } from '../context/PagesProvider.tsx';
import { FactText } from '../facts/Facts.tsx';
import { BodyName } from './BodyName.tsx';
import { monthWords } from './pathwayWords.ts';

type PathwayTablesProps = Pick<Pathway, 'bodies' | 'labels' | 'programs' | 'provinces'> & {
  /** `YYYY-MM-DD`. */
  today: string;
};

/** All programs stage by stage, and all provinces: everything that the page knows, without scripts. */
export function PathwayTables({ bodies, labels, programs, provinces, today }: PathwayTablesProps) {
  const id = useId();
  return (
    <>
      <section className="pathway__all" aria-labelledby={`${id}-programs`}>
        <h2 id={`${id}-programs`}>{labels.programs}</h2>
        <table className="pathway__table" aria-labelledby={`${id}-programs`}>
          <thead>
            <tr>
              <th scope="col">{labels.stage}</th>
              <th scope="col">{labels.rule}</th>
            </tr>
          </thead>
          {programs.map((program) => (
            <ProgramRows key={program.id} program={program} labels={labels} today={today} />
          ))}
        </table>
      </section>
      <section className="pathway__all" aria-labelledby={`${id}-provinces`}>
        <h2 id={`${id}-provinces`}>{labels.provinces}</h2>
        <table className="pathway__table" aria-labelledby={`${id}-provinces`}>
          <thead>
            <tr>
              <th scope="col">{labels.province}</th>
              <th scope="col">
                <span>{labels.body}</span>
                <span className="pathway__school">{labels.school}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {provinces.map(({ id: province, name, body, school }) => {
              const decides = bodies.find((each) => each.id === body);
              return (
                <tr key={province}>
                  <th scope="row">{name}</th>
                  <td>
                    <span>{decides && <BodyName body={decides} />}</span>
                    <span className="pathway__school">{school}</span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </>
  );
}

type ProgramRowsProps = Pick<PathwayTablesProps, 'labels' | 'today'> & { program: PathwayProgram };

/** A program with its stages; one that has ended says so in their place. */
function ProgramRows({ program, labels, today }: ProgramRowsProps) {
  const { language } = useWords();
  const { ended, from, name, stages, text, until } = program;
  const isOver = hasEnded(program, today);
  const graduates = [
    ...(from === undefined ? [] : [fillMessage(labels.graduatesFrom, { month: monthWords(from, language) })]),
    ...(until === undefined
      ? []
      : [fillMessage(labels.graduatesUntil, { month: monthWords(until, language) })]),
  ];
  return (
    <tbody>
      <tr className="pathway__name">
        <th scope="rowgroup" colSpan={2}>
          <b>{name}</b>
          {!isOver &&
            graduates.map((words) => (
              <span key={words} className="pathway__graduates">
                {words}
              </span>
            ))}
          <span>
            <FactText text={isOver ? (ended ?? text) : text} />
          </span>
        </th>
      </tr>
      {!isOver && stages.map((stage) => <StageRow key={stage.id} stage={stage} labels={labels} />)}
    </tbody>
  );
}

type StageRowProps = Pick<PathwayTablesProps, 'labels'> & { stage: PathwayStage };

function StageRow({ stage: { examination, kind, name, ours, text }, labels }: StageRowProps) {
  return (
    <tr data-kind={kind}>
      <th scope="row">{name}</th>
      <td>
        <div className="pathway__cell">
          <p>
            <FactText text={text} />
          </p>
          {examination && <p className="pathway__examination">{examination.name}</p>}
          {ours !== undefined && (
            <p className="pathway__ours">
              <b>{labels.ours}</b>
              <span>
                <FactText text={ours} />
              </span>
            </p>
          )}
        </div>
      </td>
    </tr>
  );
}
