#!/usr/bin/env node
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  isManned: process.stdin.isTTY === true && process.stdout.isTTY === true,
  say: console.log,
  complain: console.error,
  today: new Date().toISOString().slice(0, 10),
});
