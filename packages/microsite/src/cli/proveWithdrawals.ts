/** Prints the outcome of `proveWithdrawals` as its last line: `node src/cli/proveWithdrawals.ts FOLDER PERSON…`. */
import { proveWithdrawals } from './withdrawalProof.ts';

const [folder = '.', ...people] = process.argv.slice(2);
console.info(JSON.stringify(await proveWithdrawals(folder, people)));
