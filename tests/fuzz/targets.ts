import { ANSWERS } from './answers.ts';
import { fuzz, type Row, type Target } from './fuzz.ts';
import { HOOK } from './hook.ts';
import { PICTURES } from './pictures.ts';
import { REQUESTS } from './requests.ts';

/** Keeps the type of the cases of a target to itself. */
const runOf =
  <Case>(target: Target<Case>) =>
  (share: number): Promise<Row> =>
    fuzz(target, share);

/** Runs a share of the cases of each target. */
export const TARGETS: readonly ((share: number) => Promise<Row>)[] = [
  ...REQUESTS.map(runOf),
  runOf(HOOK),
  ...ANSWERS.map(runOf),
  runOf(PICTURES),
];
