/** Size of one bundle according to size-limit, in bytes. */
export type Weighed = { name: string; size: number };

/** The weight of each door of a package, KB with gzip, to one decimal: of bundles that are named as the door, `ui/circle` or `ui`. */
export function weightsOf(name: string, weighed: readonly Weighed[]): Map<string, number> {
  const own = weighed.filter((each) => each.name.split('/')[0] === name);
  return new Map(
    own.map((each) => [`.${each.name.slice(name.length)}`, Math.max(Math.round(each.size / 100) / 10, 0.1)]),
  );
}

const BEGINS = 'Weights with gzip in KB, React and Motion aside: ';

/** The line of a README that says them. */
export function weightLine(weights: ReadonlyMap<string, number>): string {
  const each = [...weights].map(([door, weight]) => `\`${door}\` ${weight.toFixed(1)}`);
  return `${BEGINS}${each.join(', ')}.`;
}

/** The line with weights in a README. */
export const WEIGHT_LINE = new RegExp(`^${BEGINS}.*$`, 'm');

/** Lists weights of a README that differ from the built ones. A difference of a tenth is ignored: it may be a byte. */
export function weightComplaints(readme: string, weights: ReadonlyMap<string, number>): string[] {
  const [line = ''] = WEIGHT_LINE.exec(readme) ?? [];
  const said = new Map(
    [...line.matchAll(/`(\.[^`]*)` (\d+\.\d)/g)].map(([, door = '', kb]) => [door, Number(kb)]),
  );
  const doors = new Set([...said.keys(), ...weights.keys()]);
  return [...doors].flatMap((door) => {
    const [written, found] = [said.get(door), weights.get(door)];
    const agrees = written !== undefined && found !== undefined && Math.abs(written - found) < 0.15;
    return agrees
      ? []
      : [`${door} weighs ${found ?? 'nothing'} KB, and its README says ${written ?? 'nothing'}`];
  });
}
