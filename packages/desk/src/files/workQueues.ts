/** Queues of work, one for each name. */
export function createWorkQueues() {
  /** Last work in the queue of each name. */
  const queues = new Map<string, Promise<unknown>>();
  return {
    /** Runs work after all earlier work of the same name, whether that failed or not. */
    enqueue: async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
      const last = (queues.get(name) ?? Promise.resolve()).then(work, work);
      queues.set(name, last);
      try {
        return await last;
      } finally {
        if (queues.get(name) === last) queues.delete(name);
      }
    },
    /** Resolves once all queues are empty. */
    settled: async (): Promise<void> => {
      while (queues.size > 0) await Promise.allSettled(queues.values());
    },
  };
}
