import type { Ledger } from './ledgerSchema.ts';
import type { Pair } from './readPair.ts';

/** How words of a twin fall short of their source. */
export type Shortcoming =
  | 'missing'
  | 'in the language of the source'
  | 'to be read again'
  | 'unlike the source';

/** Something to mend in a twin: how many of its words it is about, and what an editor reads. */
export type Finding = { shortcoming: Shortcoming; fields: number; complaint: string };

/** What is known of a folder while its twins in one language are looked at. */
export type ParityContext = {
  language: string;
  /** The language of files without one in their name. */
  source: string;
  /** Words without markup, and without what is the same in every language. */
  ownWords: (words: string) => string;
  isFact: (name: string) => boolean;
  /** Null when nobody has made one. */
  ledger: Ledger | null;
};

/** Looks for one shortcoming in a twin that is there. */
export type Find = (pair: Pair, context: ParityContext) => Finding[];
