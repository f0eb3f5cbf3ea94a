/**
 * Loaded before a program (`node --import`): when it ends, what it used stands in the file that `REPORT_USE` names, as
 * JSON: seconds of all processors and the most memory at one time, bytes.
 */
import { writeFileSync } from 'node:fs';

process.once('exit', () => {
  const { systemCPUTime, userCPUTime, maxRSS } = process.resourceUsage();
  const used = { processors: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS * 1024 };
  writeFileSync(process.env.REPORT_USE ?? '/dev/null', JSON.stringify(used));
});
