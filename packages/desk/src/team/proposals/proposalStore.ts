import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { versionAt, writeFileWhole } from '../../files/writeFile.ts';
import { TeamRefusal } from '../TeamRefusal.ts';
import { type ProposalRecord, recordSchema } from './record.ts';

/** Records of all proposals. Each is a file that is replaced as a whole, so that a crash leaves the one before. */
export type ProposalStore = Awaited<ReturnType<typeof openProposalStore>>;

/** Opens the records of a data folder. A record that cannot be read is left as it is, and reported. */
export async function openProposalStore(dataFolder: string) {
  const folder = join(dataFolder, 'records');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const records = new Map<string, ProposalRecord>();
  /** Proposals whose branch and work tree are still to be removed. */
  const discarded = new Set<string>();
  const queues = new Map<string, Promise<unknown>>();
  for (const name of await readdir(folder)) {
    if (/^[a-z0-9]+\.discarded$/.test(name)) discarded.add(name.slice(0, -'.discarded'.length));
    if (!/^[a-z0-9]+\.json$/.test(name)) continue;
    try {
      const record = v.parse(recordSchema, JSON.parse(await readFile(join(folder, name), 'utf8')));
      records.set(record.id, record);
    } catch (error) {
      console.error(`The proposal ${name} cannot be read: ${String(error)}`);
    }
  }

  async function write(record: ProposalRecord): Promise<void> {
    const path = join(folder, `${record.id}.json`);
    const bytes = Buffer.from(`${JSON.stringify(record, null, 2)}\n`);
    await writeFileWhole(path, bytes, await versionAt(path));
    records.set(record.id, record);
  }

  /** Runs work on a proposal after all earlier work on it. */
  async function inTurn<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    const own = (queues.get(id) ?? Promise.resolve()).then(work, work);
    queues.set(id, own);
    try {
      return await own;
    } finally {
      if (queues.get(id) === own) queues.delete(id);
    }
  }

  return {
    list: (): ProposalRecord[] =>
      [...records.values()].toSorted((a, b) => b.changedAt.localeCompare(a.changedAt)),
    /** Returns a record; null where there is none. */
    read: (id: string): ProposalRecord | null => records.get(id) ?? null,
    add: write,
    inTurn,
    /** Changes a record. `change` gets the latest one, and returns the fields that change. Throws a `TeamRefusal` where there is none. */
    change: async (
      id: string,
      change: (record: ProposalRecord) => Partial<ProposalRecord>,
    ): Promise<ProposalRecord> => {
      return await inTurn(`${id} record`, async () => {
        const record = records.get(id);
        if (!record) throw new TeamRefusal('noSuchProposal', 404);
        const changed = { ...record, ...change(record) };
        await write(changed);
        return changed;
      });
    },
    /** Takes a proposal out of the list. A crash afterwards leaves it among the discarded ones. */
    discard: async (id: string): Promise<void> => {
      await inTurn(`${id} record`, async () => {
        await rename(join(folder, `${id}.json`), join(folder, `${id}.discarded`));
        records.delete(id);
        discarded.add(id);
      });
    },
    discarded: (): string[] => [...discarded],
    /** Forgets a discarded proposal, of which nothing else is left. */
    forget: async (id: string): Promise<void> => {
      await rm(join(folder, `${id}.discarded`), { force: true });
      discarded.delete(id);
    },
    /** Resolves once all work on proposals has ended. */
    settled: async (): Promise<void> => {
      while (queues.size > 0) await Promise.allSettled(queues.values());
    },
  };
}

const ALPHABET = 'abcdefghjkmnpqrstvwxyz23456789';

/** Returns a new id: the day, and letters that nobody can guess or misread. */
export function newId(now: Date): string {
  const letters = [...randomBytes(8)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${now.toISOString().slice(0, 10).replaceAll('-', '')}${letters}`;
}
