import { extname } from 'node:path';
import { type MessagePort, Worker } from 'node:worker_threads';

type Outcome<Result> = { id: number } & ({ result: Result } | { error: string });

/** A worker thread that runs jobs, one after the other. */
export type WorkerThread<Job, Result> = {
  /**
   * Runs a job. Rejects with an `Error` when the job fails or the thread dies. A job whose signal is aborted while it waits does not
   * run, so that checks do not queue up while somebody types fast.
   */
  ask: (job: Job, signal?: AbortSignal) => Promise<Result>;
  close: () => Promise<void>;
};

type Asked<Job, Result> = {
  job: Job;
  signal: AbortSignal | undefined;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
};

/** Longest job, ms. The code of a firm's blocks runs in the thread, and may loop. */
const LONGEST_MS = 90_000;

/**
 * Makes a worker thread of a file beside this one. It starts with the first job, and again if it dies. A job that takes longer than
 * `longestMs` fails, and ends the thread.
 */
export function createWorkerThread<Job, Result>(
  name: string,
  longestMs = LONGEST_MS,
): WorkerThread<Job, Result> {
  const waiting: Asked<Job, Result>[] = [];
  let current: Asked<Job, Result> | undefined;
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let count = 0;

  function open(): Worker {
    const opened = new Worker(new URL(`./${name}${extname(import.meta.url)}`, import.meta.url));
    const fail = (error: Error) => {
      if (worker !== opened) return;
      worker = undefined;
      finish((asked) => asked.reject(error));
    };
    opened.on('message', (outcome: Outcome<Result>) => {
      if (outcome.id !== count) return;
      finish((asked) => {
        if ('error' in outcome) asked.reject(new Error(outcome.error));
        else asked.resolve(outcome.result);
      });
    });
    opened.on('error', fail);
    opened.on('exit', () => fail(new Error('The worker thread ended.')));
    opened.unref();
    return opened;
  }

  function finish(settle: (asked: Asked<Job, Result>) => void): void {
    clearTimeout(timer);
    const asked = current;
    current = undefined;
    if (asked) settle(asked);
    next();
  }

  function next(): void {
    if (current) return;
    current = waiting.shift();
    if (!current) return;
    if (current.signal?.aborted) {
      finish(({ reject }) => reject(new Error('The job was aborted before it began.')));
      return;
    }
    worker ??= open();
    const busy = worker;
    timer = setTimeout(() => void busy.terminate(), longestMs).unref();
    count += 1;
    worker.postMessage({ id: count, job: current.job });
  }

  return {
    ask: (job, signal) =>
      new Promise((resolve, reject) => {
        waiting.push({ job, signal, resolve, reject });
        next();
      }),
    close: async () => {
      for (const { reject } of waiting.splice(0)) reject(new Error('The desk ends.'));
      await worker?.terminate();
    },
  };
}

/** Runs jobs inside a worker thread. */
export function runJobs<Job, Result>(port: MessagePort, work: (job: Job) => Promise<Result>): void {
  let last: Promise<unknown> = Promise.resolve();
  port.on('message', ({ id, job }: { id: number; job: Job }) => {
    last = last.then(async () => {
      try {
        port.postMessage({ id, result: await work(job) });
      } catch (error) {
        port.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
      }
    });
  });
}
