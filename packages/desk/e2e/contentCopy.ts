import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDesk } from '../src/server/startDesk.ts';

const sample = join(
  dirname(fileURLToPath(import.meta.resolve('@tamarack-lowe/stories/package.json'))),
  'content',
);

/** A desk over a copy of the sample's content. */
export type ContentCopy = AsyncDisposable & {
  /** Address of the desk. */
  url: string;
  /** Text of a file of the content folder. */
  file: (name: string) => Promise<string>;
  /** Changes a file as a colleague would, with another program. */
  change: (name: string, change: (text: string) => string) => Promise<void>;
};

export async function openContentCopy(): Promise<ContentCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'desk-journey-'));
  await cp(sample, folder, { recursive: true });
  const { url, close } = await startDesk({ contentFolder: folder, port: 0, editor: 'Noor' });
  const file = (name: string) => readFile(join(folder, name), 'utf8');
  return {
    url,
    file,
    change: async (name, change) => writeFile(join(folder, name), change(await file(name))),
    async [Symbol.asyncDispose]() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
