/** Seconds that the children of a shell have kept processors busy, from what its `times` says: `1m2.50s 0m0.25s` last. */
export function childSeconds(times: string): number {
  const last = times.trim().split('\n').at(-1) ?? '';
  const spent = [...last.matchAll(/(\d+)m([\d.]+)s/g)];
  if (spent.length !== 2) throw new Error(`The shell says "${last}" of its times, which nobody can read.`);
  return spent.reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0);
}
