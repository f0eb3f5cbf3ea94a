import { chmod, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { EDITABLE, editDocument, parseDocument } from '../files/document.ts';
import { createEditor } from './editorModel.ts';
import type { SaveServer } from './saveServer.ts';
import { eachText } from './zeroBytes.ts';

/** One event in a folder that three people edit. Numbers choose among editors, files and fields. */
export type Step =
  | { do: 'type'; editor: number; file: number; how: number }
  | { do: 'save'; editor: number; file: number }
  /** All editors save at once, and the process is killed meanwhile after some milliseconds, if `kill` says so. */
  | { do: 'save-all'; file: number; kill: number | null }
  | { do: 'resolve'; editor: number; file: number }
  /** Another program changes a file: in place, or by replacing it. */
  | { do: 'outside'; file: number; how: number; inPlace: boolean }
  | { do: 'lock'; file: number }
  | { do: 'unlock' }
  | { do: 'fill-disk' }
  | { do: 'free-disk' }
  | { do: 'clock'; offset: number };

const EDITORS = 3;
/** Often one of a few fields, so that editors meet there. */
const number = fc.oneof({ weight: 3, arbitrary: fc.nat(4) }, { weight: 1, arbitrary: fc.nat(10_000) });
const editor = fc.nat(EDITORS - 1);
const file = fc.nat(3);

/** Steps of a stress test, most of them edits. */
export const steps = (length: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      { weight: 12, arbitrary: fc.record({ do: fc.constant('type' as const), editor, file, how: number }) },
      { weight: 5, arbitrary: fc.record({ do: fc.constant('save' as const), editor, file }) },
      {
        weight: 2,
        arbitrary: fc.record({
          do: fc.constant('save-all' as const),
          file,
          kill: fc.option(fc.nat(12), { freq: 3 }),
        }),
      },
      { weight: 3, arbitrary: fc.record({ do: fc.constant('resolve' as const), editor, file }) },
      {
        weight: 2,
        arbitrary: fc.record({
          do: fc.constant('outside' as const),
          file,
          how: number,
          inPlace: fc.boolean(),
        }),
      },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('lock' as const), file }) },
      { weight: 1, arbitrary: fc.constant({ do: 'unlock' as const }) },
      { weight: 1, arbitrary: fc.constant({ do: 'fill-disk' as const }) },
      { weight: 2, arbitrary: fc.constant({ do: 'free-disk' as const }) },
      {
        weight: 1,
        arbitrary: fc.record({
          do: fc.constant('clock' as const),
          offset: fc.integer({ min: -1e10, max: 1e10 }),
        }),
      },
    ),
    { minLength: Math.floor(length / 2), maxLength: length },
  );

export type StressResult = {
  /** Words that editors typed and that other programs wrote. */
  edits: number;
  /** Words that are in a file, a draft or a list of conflicts. */
  found: number;
  lost: string[];
  /** Number of saves by their outcome, and of other events. */
  events: Record<string, number>;
};

/** A folder for a stress test. */
export type StressFolder = {
  root: string;
  /** Files that are edited. */
  files: readonly string[];
  /** Fills the disk, or makes room again; without it these steps do nothing. */
  disk?: { fill: () => Promise<void>; free: () => Promise<void> };
};

/** Runs steps over a folder, and looks for every word at the end. */
export async function stress(
  { disk, files, root }: StressFolder,
  run: readonly Step[],
  server: SaveServer,
): Promise<StressResult> {
  const editors = Array.from({ length: EDITORS }, () => createEditor(root, server));
  const words: string[] = [];
  const newWord = () => {
    const word = `word${words.length}x`;
    words.push(word);
    return word;
  };
  const events: Record<string, number> = {};
  const count = (name: string | null | undefined) => {
    if (name) events[name] = (events[name] ?? 0) + 1;
  };
  const kills: Promise<void>[] = [];
  const fileOf = (index: number) => files[index % files.length] ?? '';

  for (const step of run) {
    switch (step.do) {
      case 'type':
        await editors[step.editor]?.type(fileOf(step.file), step.how, newWord());
        break;
      case 'save':
        count(await editors[step.editor]?.save(fileOf(step.file)));
        break;
      case 'save-all': {
        const saves = editors.map((each) => each.save(fileOf(step.file)));
        if (step.kill !== null) {
          kills.push(setTimeout(step.kill).then(server.kill));
          count('kills');
        }
        for (const event of await Promise.all(saves)) count(event);
        break;
      }
      case 'resolve':
        editors[step.editor]?.resolve(fileOf(step.file));
        break;
      case 'outside':
        if (await changeOutside(join(root, fileOf(step.file)), step, newWord())) count('changes underneath');
        else words.pop();
        break;
      case 'lock':
        await chmod(join(root, fileOf(step.file)), 0o444);
        break;
      case 'unlock':
        for (const each of files) await chmod(join(root, each), 0o644);
        break;
      case 'fill-disk':
        await disk?.fill();
        break;
      case 'free-disk':
        await disk?.free();
        break;
      case 'clock':
        await server.setClock(step.offset);
        count('clock jumps');
        break;
    }
  }
  // A process that is killed later would not respond to the next run.
  await Promise.all(kills);
  const places = `${await textOf(root)}\n${editors.map((each) => each.unsavedText()).join('\n')}`;
  const lost = words.filter((word) => !places.includes(word));
  return { edits: words.length, found: words.length - lost.length, lost, events };
}

/** Changes a file as another program does. Returns false when it cannot: the disk is full. */
async function changeOutside(
  path: string,
  { how, inPlace }: { how: number; inPlace: boolean },
  word: string,
): Promise<boolean> {
  const text = await readFile(path, 'utf8');
  const texts = [...eachText(parseDocument(path, text))];
  const field = texts[how % Math.max(1, texts.length)];
  if (!field) return false;
  const changed = editDocument(path, text, [{ op: 'set', path: field.path, value: `${field.text} ${word}` }]);
  const beside = `${path}.new`;
  try {
    // Written to another file first: a program that truncates a file on a full disk would lose words by its own fault.
    await writeFile(beside, changed);
    if (inPlace && (await readFile(beside, 'utf8')) === changed) await writeFile(path, changed);
    else await rename(beside, path);
    return true;
  } catch {
    await writeFile(path, text).catch(() => undefined);
    return false;
  } finally {
    await rm(beside, { force: true });
  }
}

async function textOf(root: string): Promise<string> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && EDITABLE.test(entry.name));
  return (await Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')))).join(
    '\n',
  );
}
