import { readVisitorName, type VisitorType } from '@tamarack-lowe/content-model';
import { lettersOf } from '@tamarack-lowe/content-model/internal/text';
import { MINIMUM_LENGTH_EXCLUSIVE, NOTICE_FLAG } from './constants.ts';
import type { SlidePlace } from './events.ts';
import type { StoreSite } from './StoreSite.ts';

/** Methods of `localStorage` that we use. */
export type StorageLike = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
};

/** Data kept between visits. Never throws: with a blocked or full storage, the data lives as long as the page. */
export type VisitStorage = {
  /** Valid name, or null. */
  readName(): string | null;
  /** A visitor type of the firm, or null. */
  readType(): VisitorType | null;
  /** True if the cookie notice was dismissed: any non-empty value counts. */
  readNotice(): boolean;
  /** Number of choices of type so far; 0 for an invalid value. */
  readTurn(): number;
  /** Counts one more choice, and stores the number. */
  nextTurn(): number;
  /** Stores a name under the key of names, or of initials if it is one character, and empties the other key. */
  writeName(name: string): void;
  forgetName(): void;
  writeType(type: VisitorType): void;
  writeNotice(): void;
  /** The slide that the visitor was on last, or null. The deck may not have it any more. */
  readSlide(): SlidePlace | null;
  writeSlide(slide: SlidePlace): void;
  /** Removes name, type, last slide and form of stories; notice and turn stay. */
  forget(): void;
};

/**
 * Wraps `localStorage`. Null keeps data in memory only. Pass a function, because browsers that block site data throw at the mere
 * mention of `localStorage`.
 *
 * @example createVisitStorage(() => window.localStorage, site)
 */
export function createVisitStorage(
  source: StorageLike | null | (() => StorageLike | null),
  { storage: names, visitorTypes }: Pick<StoreSite, 'storage' | 'visitorTypes'>,
): VisitStorage {
  const types = visitorTypes.map(({ id }) => id);
  /** Values that could not be written: this page reads them here. */
  const unwritten = new Map<string, string>();
  const open = () => (typeof source === 'function' ? source() : source);

  function read(key: string): string | null {
    const own = unwritten.get(key);
    if (own !== undefined) return own;
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
      // Storage is blocked or full: `unwritten` has the value for this page.
    }
  }

  /** Empties a key that has a value; writes no key that was never written. */
  const erase = (key: string) => {
    if (read(key)) write(key, '');
  };

  /** Name under `key`, or null if it belongs under the other key. */
  function readNameAt(key: string): string | null {
    const name = readVisitorName(read(key));
    return name !== null && keyOf(name) === key ? name : null;
  }
  const keyOf = (name: string) =>
    lettersOf(name).length > MINIMUM_LENGTH_EXCLUSIVE ? names.name : names.initial;

  // `| 0` makes an integer of 32 bits, and 0 of anything else.
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
      // Erases before it writes, so that a full storage has room for the name.
      erase(key === names.name ? names.initial : names.name);
      write(key, name);
    },
    forgetName,
    writeType: (type) => write(names.type, type),
    writeNotice: () => write(names.notice, NOTICE_FLAG),
    readSlide() {
      const [index, section] = read(names.slide)?.split(' ') ?? [];
      return section ? { section, index: Number(index) } : null;
    },
    writeSlide: ({ section, index }) => write(names.slide, `${index} ${section}`),
    forget() {
      forgetName();
      erase(names.slide);
      erase(names.form);
      write(names.type, '');
    },
  };
}

/** Reads a value from storage, an address or a form as a visitor type of the firm; null for anything else. */
export function readVisitorType(value: unknown, types: readonly VisitorType[]): VisitorType | null {
  return types.find((type) => type === value) ?? null;
}
