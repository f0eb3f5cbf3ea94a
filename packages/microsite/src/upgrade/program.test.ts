import { expect, test } from 'vitest';
import { lastLines, runProgram } from './program.ts';

const cwd = import.meta.dirname;

test('returns what a program prints, and its exit code', async () => {
  const code = 'console.log("one"); console.error("two"); process.exitCode = 3';
  expect(await runProgram(process.execPath, ['-e', code], { cwd, limitMs: 60_000 })).toEqual({
    code: 3,
    stdout: 'one\n',
    stderr: 'two\n',
  });
});

test('ends a program that does not end, with the programs that it started', async () => {
  const endless = 'setInterval(() => {}, 1000)';
  const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(endless)}], { stdio: 'inherit' }); ${endless}`;
  // The child holds the output open: without its end, this would wait for it.
  const { code } = await runProgram(process.execPath, ['-e', parent], { cwd, limitMs: 1000 });
  expect(code).toBeNull();
}, 60_000);

test('rejects when there is no such program', async () => {
  await expect(runProgram('no-such-program', [], { cwd, limitMs: 60_000 })).rejects.toThrow('ENOENT');
});

test('takes the last lines of the errors, else of the output', () => {
  expect(lastLines({ code: 1, stdout: 'a', stderr: 'b\nc\nd\n' }, 2)).toBe('c\nd');
  expect(lastLines({ code: 1, stdout: 'a\n', stderr: ' ' })).toBe('a');
});
