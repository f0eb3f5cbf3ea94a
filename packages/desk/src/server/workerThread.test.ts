import { expect, test } from 'vitest';
import { createWorkerThread } from './workerThread.ts';

const SILENT = 'testing/silentWorker';

test('a job that never ends fails, and so does the next one', async () => {
  const thread = createWorkerThread<string, string>(SILENT, 50);
  const asked = [thread.ask('first'), thread.ask('second')];
  for (const result of asked) await expect(result).rejects.toThrow('The worker thread ended.');
  await thread.close();
});

test('jobs that wait when the desk ends fail at once', async () => {
  const thread = createWorkerThread<string, string>(SILENT);
  const running = thread.ask('first').catch((error: Error) => error.message);
  const waiting = thread.ask('second').catch((error: Error) => error.message);
  await thread.close();
  expect(await Promise.all([running, waiting])).toEqual(['The worker thread ended.', 'The desk ends.']);
});
