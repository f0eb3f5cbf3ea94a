/** Body of a response: a file of the built site, whole or a range of bytes. */
export type Body = { file: string; part?: readonly [start: number, end: number] };

/** One line of the table: what is asked, and what the answer has to be, wherever the site lives. */
export type Expectation = {
  /** Subject of the line: a row of the printed table. */
  about: string;
  method?: string;
  /** As it is sent, escapes and all. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  status: number;
  /** Headers of the response, in lower case: a value, a pattern, or null for a header that must be missing. */
  answer?: Readonly<Record<string, string | RegExp | null>>;
  /** Body after decompression; null: none. */
  body?: Body | string | null;
  /** Asked again by the tag of the answer, the site must say that nothing has changed. */
  again?: boolean;
};
