#!/usr/bin/env node
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  isInteractive: process.stdin.isTTY === true && process.stdout.isTTY === true,
  print: console.log,
  printError: console.error,
  today: new Date().toISOString().slice(0, 10),
});
