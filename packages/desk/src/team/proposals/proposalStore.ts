import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { createWorkQueues } from '../../files/workQueues.ts';
import { versionAt, writeFileWhole } from '../../files/writeFile.ts';
import { TeamRefusal } from '../TeamRefusal.ts';

/** Records of all proposals. Each is a file that is replaced atomically, so that a crash leaves the previous record. */
export type ProposalStore = Awaited<ReturnType<typeof openProposalStore>>;

/** Opens the records of a data folder. A record that cannot be read stays untouched, and is reported. */
export async function openProposalStore(dataFolder: string) {
  const folder = join(dataFolder, 'records');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const records = new Map<string, ProposalRecord>();
  /** Proposals whose branch and work tree are still to be removed. */
  const discarded = new Set<string>();
  const { enqueue, settled } = createWorkQueues();
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

  return {
    list: (): ProposalRecord[] =>
      [...records.values()].toSorted((a, b) => b.changedAt.localeCompare(a.changedAt)),
    /** Returns a record; null where there is none. */
    read: (id: string): ProposalRecord | null => records.get(id) ?? null,
    add: write,
    /** Runs work on a proposal, by its id, after all earlier work on it. */
    enqueue,
    /** Changes a record. `change` gets the latest one, and returns the fields that change. Throws a `TeamRefusal` where there is none. */
    change: async (
      id: string,
      change: (record: ProposalRecord) => Partial<ProposalRecord>,
    ): Promise<ProposalRecord> => {
      return await enqueue(`${id} record`, async () => {
        const record = records.get(id);
        if (!record) throw new TeamRefusal('noSuchProposal', 404);
        const changed = { ...record, ...change(record) };
        await write(changed);
        return changed;
      });
    },
    /** Moves a proposal from the list to the discarded ones. A crash afterwards does not bring it back. */
    discard: async (id: string): Promise<void> => {
      await enqueue(`${id} record`, async () => {
        await rename(join(folder, `${id}.json`), join(folder, `${id}.discarded`));
        records.delete(id);
        discarded.add(id);
      });
    },
    discarded: (): string[] => [...discarded],
    /** Deletes the record of a discarded proposal, after everything else of it is gone. */
    forget: async (id: string): Promise<void> => {
      await rm(join(folder, `${id}.discarded`), { force: true });
      discarded.delete(id);
    },
    /** Resolves once all work on proposals has ended. */
    settled,
  };
}

const ALPHABET = 'abcdefghjkmnpqrstvwxyz23456789';

/** Returns a new id: the day, and letters that nobody can guess or misread. */
export function newId(now: Date): string {
  const letters = [...randomBytes(8)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${now.toISOString().slice(0, 10).replaceAll('-', '')}${letters}`;
}

/** Record of a proposal, beside its branch: a JSON file in the data folder. */
export type ProposalRecord = v.InferOutput<typeof recordSchema>;

const text = v.string();
const person = v.strictObject({ id: text, name: text, email: text });
const step = v.picklist([
  'created',
  'ask',
  'reopen',
  'approve',
  'schedule',
  'publish',
  'published-part',
  'take-back',
  'update',
  'tell',
  'agreed',
  'withdrew',
]);

const comment = v.strictObject({
  by: text,
  at: text,
  file: text,
  path: v.array(v.union([v.string(), v.number()])),
  text,
  isDone: v.boolean(),
});

const link = v.strictObject({
  id: text,
  item: text,
  language: text,
  person: text,
  until: text,
  /** `commit`: version that the person saw. */
  consent: v.nullable(v.strictObject({ name: text, at: text, commit: text })),
  /** Time at which the person took an agreement back; the link takes no other one. */
  withdrawnAt: v.optional(v.nullable(text), null),
});

const schedule = v.strictObject({
  day: text,
  time: text,
  zone: text,
  at: text,
  first: v.nullable(text),
  by: person,
  /** `tries`: attempts that failed. `next`: moment of the next one. */
  tries: v.number(),
  next: text,
});

const publication = v.strictObject({
  by: text,
  at: text,
  commit: text,
  first: v.nullable(text),
  step: v.picklist(['pushed', 'told', 'next-build', 'arrived', 'late']),
  isTakenBack: v.boolean(),
});

/** Failure: key of its words, and the values that fill them. */
const problem = v.strictObject({ key: text, values: v.record(v.string(), v.string()) });

const recordSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]{6,32}$/)),
  title: text,
  state: v.picklist(['draft', 'review', 'approved', 'scheduled', 'published']),
  createdAt: text,
  /** Id of the member who began it. */
  createdBy: v.optional(text, ''),
  changedAt: text,
  /** Members who wrote in it, in the order in which they began. */
  authors: v.array(person),
  comments: v.array(comment),
  links: v.array(link),
  /** `commit`: version that was approved. */
  approval: v.nullable(v.strictObject({ by: text, at: text, commit: text })),
  schedule: v.nullable(schedule),
  publication: v.nullable(publication),
  /** Published commits that were not taken back, in their order. */
  commits: v.array(text),
  problem: v.nullable(problem),
  history: v.array(v.strictObject({ at: text, by: text, step })),
});
