/** Size of one bundle according to size-limit, in bytes. */
export type Weighed = { name: string; size: number };

/** Returns the size of each entry point of a package in KB with gzip, to one decimal. Bundles are named `ui/circle`, or `ui` for `.`. */
export function weightsOf(name: string, weighed: readonly Weighed[]): Map<string, number> {
  const own = weighed.filter((each) => each.name.split('/')[0] === name);
  return new Map(
    own.map((each) => [`.${each.name.slice(name.length)}`, Math.max(Math.round(each.size / 100) / 10, 0.1)]),
  );
}

const BEGINS = 'Weights with gzip in KB, React and Motion aside: ';

/** Returns the line of a README that lists the sizes. */
export function weightLine(weights: ReadonlyMap<string, number>): string {
  const each = [...weights].map(([entryPoint, weight]) => `\`${entryPoint}\` ${weight.toFixed(1)}`);
  return `${BEGINS}${each.join(', ')}.`;
}

/** The line with weights in a README. */
export const WEIGHT_LINE = new RegExp(`^${BEGINS}.*$`, 'm');

/** Lists weights of a README that differ from the built ones. A difference of a tenth is ignored: it may be a byte. */
export function weightIssues(readme: string, weights: ReadonlyMap<string, number>): string[] {
  const [line = ''] = WEIGHT_LINE.exec(readme) ?? [];
  const listed = new Map(
    [...line.matchAll(/`(\.[^`]*)` (\d+\.\d)/g)].map(([, entryPoint = '', kb]) => [entryPoint, Number(kb)]),
  );
  const entryPoints = new Set([...listed.keys(), ...weights.keys()]);
  return [...entryPoints].flatMap((entryPoint) => {
    const [written, built] = [listed.get(entryPoint), weights.get(entryPoint)];
    const agrees = written !== undefined && built !== undefined && Math.abs(written - built) < 0.15;
    return agrees
      ? []
      : [`${entryPoint} weighs ${built ?? 'nothing'} KB, and its README says ${written ?? 'nothing'}`];
  });
}
