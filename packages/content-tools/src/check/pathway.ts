import type { Pathway, PathwayProgram } from '@tamarack-lowe/content-model';
import { type IssueText, issue, message } from '@tamarack-lowe/content-model/internal/content';
import { monthAfter } from '@tamarack-lowe/content-model/internal/pathway';
import { issuesOf } from '../files/issues.ts';
import { repeats } from '../files/repeats.ts';
import { filledPathway } from '../read/pathway.ts';
import type { Rule } from './context.ts';

/** Finds unknown facts in braces in `pathway.json`. */
export const pathwayTextIssues: Rule = ({ facts, nameIn, sources }) => {
  const pathway = sources.pathway();
  return pathway === null ? [] : issuesOf(() => filledPathway(pathway, facts, nameIn('pathway')));
};

/** Finds contradictions in `pathway.json` that would leave a graduate without a plan, or with one that never ends. */
export const brokenPathway: Rule = ({ sources }) => {
  const pathway = sources.pathway();
  if (pathway === null) return [];
  return [
    ...repeatedIds(pathway),
    ...unknownBodies(pathway),
    ...pathway.programs.flatMap((program) => [...unknownStages(program), ...endsWithoutWords(program)]),
    ...gaps(pathway),
  ];
};

function repeatedIds({ bodies, programs, provinces, seasons }: Pathway): IssueText[] {
  const lists = [
    ['programs', programs],
    ...programs.map(({ id, stages }): [string, { id: string }[]] => [`${id}, stages`, stages]),
    ['bodies', bodies],
    ['provinces', provinces],
    ['seasons', seasons],
  ] as const;
  return lists.flatMap(([list, entries]) =>
    repeats<{ id: string }>(entries, ({ id }) => id).map(([{ id }]) =>
      issue(`pathway, ${list}`, message('pathwayIdTwice', { id })),
    ),
  );
}

function unknownBodies({ bodies, programs, provinces }: Pathway): IssueText[] {
  const ids = bodies.map(({ id }) => id);
  const named = [
    ...provinces.map(({ id, body }) => ({ where: id, body })),
    ...programs.flatMap(({ stages }) =>
      stages.flatMap(({ id, monthsOf = {} }) => Object.keys(monthsOf).map((body) => ({ where: id, body }))),
    ),
  ];
  return named
    .filter(({ body }) => !ids.includes(body))
    .map(({ where, body }) =>
      issue(`pathway, ${where}`, message('unknownBody', { id: body, known: ids.join(', ') })),
    );
}

/** Finds stages that wait for a later or unknown stage. The plan is made in the order of the list. */
function unknownStages({ stages }: PathwayProgram): IssueText[] {
  return stages.flatMap(({ id, after = [] }, index) => {
    const before = stages.slice(0, index).map((stage) => stage.id);
    return after
      .filter((each) => !before.includes(each))
      .map((each) =>
        issue(`pathway, ${id}, after`, message('noStageBefore', { id: each, known: before.join(', ') })),
      );
  });
}

function endsWithoutWords({ id, ends, ended }: PathwayProgram): IssueText[] {
  return ends === undefined || ended !== undefined
    ? []
    : [issue(`pathway, ${id}`, message('noEndedWords', { month: ends }))];
}

/** Finds months of graduation between two programs that no program covers. */
function gaps({ programs }: Pathway): IssueText[] {
  return programs.slice(1).flatMap(({ id, from }, index) => {
    const until = programs[index]?.until;
    if (until === undefined || from === undefined) return [];
    const month = monthAfter(until, 1);
    return from > month ? [issue(`pathway, ${id}, from`, message('programGap', { month }))] : [];
  });
}
