import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Loaded before a program (`node --import`): when it ends, what it and the programs of Node that it started used stands in
 * the file that `REPORT_USE` names, as JSON: seconds of all processors together, and the most memory that one of them had
 * at one time, bytes.
 */

const file = process.env.REPORT_USE ?? '';

process.once('exit', () => {
  // A program that this one started has ended, and written its own.
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { processors: 0, memory: 0 };
  const { systemCPUTime, userCPUTime, maxRSS } = process.resourceUsage();
  const used = {
    processors: before.processors + (userCPUTime + systemCPUTime) / 1e6,
    memory: Math.max(before.memory, maxRSS * 1024),
  };
  if (file !== '') writeFileSync(file, JSON.stringify(used));
});
