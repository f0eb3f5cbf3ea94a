import { extname } from 'node:path';
import { type MessagePort, Worker } from 'node:worker_threads';

type Outcome<Answer> = { id: number } & ({ answer: Answer } | { error: string });

/** A worker thread that answers jobs, one after the other. */
export type WorkerThread<Job, Answer> = {
  /** Throws an `Error` when the job fails or the thread dies. */
  ask: (job: Job) => Promise<Answer>;
  close: () => Promise<void>;
};

/** Makes a worker thread of a file beside this one. It starts with the first job, and again if it dies. */
export function createWorkerThread<Job, Answer>(name: string): WorkerThread<Job, Answer> {
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  let worker: Worker | undefined;
  let count = 0;

  function open(): Worker {
    const opened = new Worker(new URL(`./${name}${extname(import.meta.url)}`, import.meta.url));
    opened.on('message', (outcome: Outcome<Answer>) => {
      const asked = waiting.get(outcome.id);
      waiting.delete(outcome.id);
      if ('error' in outcome) asked?.reject(new Error(outcome.error));
      else asked?.resolve(outcome.answer);
    });
    const fail = (error: Error) => {
      if (worker === opened) worker = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    opened.on('error', fail);
    opened.on('exit', () => fail(new Error('The worker thread ended.')));
    opened.unref();
    return opened;
  }

  return {
    ask: (job) =>
      new Promise((resolve, reject) => {
        worker ??= open();
        count += 1;
        waiting.set(count, { resolve, reject });
        worker.postMessage({ id: count, job });
      }),
    close: async () => void (await worker?.terminate()),
  };
}

/** Answers jobs inside a worker thread. */
export function answerJobs<Job, Answer>(port: MessagePort, work: (job: Job) => Promise<Answer>): void {
  let last: Promise<unknown> = Promise.resolve();
  port.on('message', ({ id, job }: { id: number; job: Job }) => {
    last = last.then(async () => {
      try {
        port.postMessage({ id, answer: await work(job) });
      } catch (error) {
        port.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
      }
    });
  });
}
