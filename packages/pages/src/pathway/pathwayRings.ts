import type { PathwayStage } from '@tamarack-lowe/content-model';

/** Circle of a stage, in a drawing of 200 by 200 with its centre at 0, 0. */
export type StageCircle = {
  id: string;
  name: string;
  /** Month in which the stage begins, `YYYY-MM`; undefined without a plan. */
  from: string | undefined;
  cx: number;
  cy: number;
  radius: number;
};

/** Distance of the circles from the centre, and the degrees over which they go, clockwise from the lower left. */
const DISTANCE = 57;
const FROM_DEGREE = 215;
const SWEEP_DEGREES = 305;

/**
 * Returns a circle for each stage but experience, along a ring: the longer a stage, the larger its circle, and each touches the
 * next.
 */
export function stageCircles(
  stages: readonly (Pick<PathwayStage, 'id' | 'name' | 'kind' | 'months'> & {
    from?: string | undefined;
  })[],
): StageCircle[] {
  const drawnStages = stages.filter(({ kind }) => kind !== 'experience');
  const sizes = drawnStages.map(({ months }) => 1 + Math.sqrt(months));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let before = 0;
  return drawnStages.map(({ id, name, from }, index) => {
    const share = (sizes[index] ?? 0) / total;
    const degree = FROM_DEGREE - SWEEP_DEGREES * (before + share / 2);
    before += share;
    const angle = (degree / 180) * Math.PI;
    const chord = DISTANCE * Math.sin((SWEEP_DEGREES * share * Math.PI) / 360);
    return {
      id,
      name,
      from,
      cx: round(DISTANCE * Math.cos(angle)),
      cy: round(-DISTANCE * Math.sin(angle)),
      radius: round(Math.min(LARGEST, chord * 0.98)),
    };
  });
}

/** Greatest radius of a circle: it stays inside the ring of the months. */
const LARGEST = 34;

const round = (value: number) => Math.round(value * 10) / 10;
