import { spawn } from 'node:child_process';

/** Output of a program, and its exit code; null when it was ended at its time limit. */
export type ProgramResult = { code: number | null; stdout: string; stderr: string };

/** Runs a program in a folder, without a keyboard, and ends it after `limitMs`. Rejects when there is no such program. */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd, limitMs }: { cwd: string; limitMs: number },
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    // npm and pnpm are scripts for the shell on Windows.
    const shell = process.platform === 'win32' && program !== process.execPath;
    // A group of its own, so that the programs that a package manager starts end with it.
    const isGroup = process.platform !== 'win32';
    const child = spawn(program, args, { cwd, shell, detached: isGroup, stdio: ['ignore', 'pipe', 'pipe'] });
    const result: ProgramResult = { code: null, stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      result.stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      result.stderr += text;
    });
    const end = () => {
      if (isGroup && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
    };
    const timer = setTimeout(end, limitMs);
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ ...result, code });
    });
  });
}

/** Returns the last lines that a failed program printed: of its errors, or of its output if it printed no errors. */
export function lastLines({ stdout, stderr }: ProgramResult, lines = 12): string {
  const text = stderr.trim() === '' ? stdout : stderr;
  return text.trim().split('\n').slice(-lines).join('\n');
}
