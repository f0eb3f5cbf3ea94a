import { parentPort } from 'node:worker_threads';

/** A worker that takes jobs and never answers, as one whose job loops. */
parentPort?.on('message', () => undefined);
