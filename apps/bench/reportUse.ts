import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Loaded before a program (`node --import`). When the program ends, writes its resource usage, child processes of Node
 * included, as JSON into the file in `REPORT_USE`: seconds of all processors, and the peak memory of one process in bytes.
 */

const file = process.env.REPORT_USE ?? '';

process.once('exit', () => {
  // A child process that ended before has written its own usage.
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { processors: 0, memory: 0 };
  const { systemCPUTime, userCPUTime, maxRSS } = process.resourceUsage();
  const used = {
    processors: before.processors + (userCPUTime + systemCPUTime) / 1e6,
    memory: Math.max(before.memory, maxRSS * 1024),
  };
  if (file !== '') writeFileSync(file, JSON.stringify(used));
});
