/** What a file of the built site is sent as: whole, or from its first to its last byte. */
export type Body = { file: string; part?: readonly [start: number, end: number] };

/** One line of the table: what is asked, and what the answer has to be, wherever the site lives. */
export type Expectation = {
  /** What the line is about; a row of the printed table. */
  about: string;
  method?: string;
  /** As it is sent, escapes and all. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  status: number;
  /** What headers of the answer say, in small letters: word for word, a pattern, or null where there must be none. */
  answer?: Readonly<Record<string, string | RegExp | null>>;
  /** What is sent, once it is unpacked; null: nothing. */
  body?: Body | string | null;
  /** Asked again by the tag of the answer, the site must say that nothing has changed. */
  again?: boolean;
};
