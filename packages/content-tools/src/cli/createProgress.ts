/** How often a log without a cursor gets a line, in parts of the whole. */
const LOG_STEPS = 10;

/** Says how far something is: one line that counts on a terminal, a line per tenth in a log. */
export function createProgress(what: string): (done: number, total: number) => void {
  let logged = 0;
  return (done, total) => {
    const line = `${what}: ${done} of ${total}`;
    if (process.stdout.isTTY) {
      process.stdout.write(`\r${line}${done === total ? '\n' : ''}`);
      return;
    }
    const tenth = Math.floor((done * LOG_STEPS) / total);
    if (tenth === logged) return;
    logged = tenth;
    console.log(line);
  };
}
