import { lettersOf, readVisitorName, type VisitorType } from '@tamarack-lowe/content-model';
import { MINIMUM_LENGTH_EXCLUSIVE, NOTICE_FLAG } from './constants.ts';
import type { StoreSite } from './StoreSite.ts';
import { readVisitorType } from './visit/readVisitorType.ts';

/** The part of `localStorage` that we use. */
export type StorageLike = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
};

/** What is remembered between visits. Never throws: a blocked or full storage means that the page remembers alone. */
export type VisitStorage = {
  /** A name worth showing, or null. */
  readName(): string | null;
  /** A visitor type that the firm knows, or null. */
  readType(): VisitorType | null;
  /** Whether the cookie notice was dismissed: any non-empty value counts. */
  readNotice(): boolean;
  /** How many choices of type were made, from 0; 0 where nothing sensible is. */
  readTurn(): number;
  /** Counts one more, and remembers it. */
  nextTurn(): number;
  /** Under the key of names, or under that of initials where it is one character: the other holds none then. */
  writeName(name: string): void;
  /** The name is nobody's any more. */
  forgetName(): void;
  writeType(type: VisitorType): void;
  writeNotice(): void;
  /** Name and type are nobody's any more; notice and turn stay. */
  forget(): void;
};

/**
 * Wraps `localStorage`. Pass a function where the mere mention may throw, as it does in browsers that block site data:
 * `createVisitStorage(() => window.localStorage, site)`. Null remembers in memory only.
 */
export function createVisitStorage(
  source: StorageLike | null | (() => StorageLike | null),
  { storage: names, visitorTypes }: Pick<StoreSite, 'storage' | 'visitorTypes'>,
): VisitStorage {
  const types = visitorTypes.map(({ id }) => id);
  /** What could not be written, so that this page at least agrees with itself. */
  const unwritten = new Map<string, string>();
  const open = () => (typeof source === 'function' ? source() : source);

  function read(key: string): string | null {
    const kept = unwritten.get(key);
    if (kept !== undefined) return kept;
    try {
      const value: unknown = open()?.getItem(key);
      return typeof value === 'string' ? value : null;
    } catch {
      return null;
    }
  }

  function write(key: string, value: string) {
    unwritten.set(key, value);
    try {
      const storage = open();
      if (!storage) return;
      storage.setItem(key, value);
      unwritten.delete(key);
    } catch {
      // Blocked or full: `unwritten` keeps it for this page.
    }
  }

  /** A value that is there goes; a key that was never written is not. */
  const erase = (key: string) => {
    if (read(key)) write(key, '');
  };

  /** A name under `key`, or null where the name there belongs under the other key. */
  function readNameAt(key: string): string | null {
    const name = readVisitorName(read(key));
    return name !== null && keyOf(name) === key ? name : null;
  }
  const keyOf = (name: string) =>
    lettersOf(name).length > MINIMUM_LENGTH_EXCLUSIVE ? names.name : names.initial;

  // As a whole number of 32 bits: what is none, or too large, counts as 0.
  const readTurn = () => Math.max(0, Number(read(names.turn)) | 0);

  function forgetName() {
    write(names.name, '');
    erase(names.initial);
  }

  return {
    readTurn,
    nextTurn() {
      const turn = readTurn() + 1;
      write(names.turn, `${turn}`);
      return turn;
    },
    readName: () => readNameAt(names.name) ?? readNameAt(names.initial),
    readType: () => readVisitorType(read(names.type), types),
    readNotice: () => Boolean(read(names.notice)),
    writeName(name) {
      const key = keyOf(name);
      // First, so that a full storage has room for what follows.
      erase(key === names.name ? names.initial : names.name);
      write(key, name);
    },
    forgetName,
    writeType: (type) => write(names.type, type),
    writeNotice: () => write(names.notice, NOTICE_FLAG),
    forget() {
      forgetName();
      write(names.type, '');
    },
  };
}
