/** Of several changes under way the last one wins: taking a turn answers with whether nobody has taken one since. */
export function createTurns(): () => () => boolean {
  let last = 0;
  return () => {
    last += 1;
    const mine = last;
    return () => mine === last;
  };
}
