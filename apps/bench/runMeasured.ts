import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Cost of a program: elapsed seconds, seconds of all processors, peak memory in bytes. */
export type Use = { passed: number; processors: number; memory: number };

/** Runs a Node program in a folder, and measures it with its threads and child processes. Throws when it fails. */
export function runMeasured(folder: string, program: string, args: readonly string[]): Use {
  const place = mkdtempSync(join(tmpdir(), 'use-'));
  const report = join(place, 'use.json');
  try {
    const began = performance.now();
    execFileSync(process.execPath, ['--import', import.meta.resolve('./reportUse.ts'), program, ...args], {
      cwd: folder,
      env: { ...process.env, REPORT_USE: report, ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const passed = (performance.now() - began) / 1000;
    return { passed, ...(JSON.parse(readFileSync(report, 'utf8')) as Omit<Use, 'passed'>) };
  } finally {
    rmSync(place, { recursive: true });
  }
}
