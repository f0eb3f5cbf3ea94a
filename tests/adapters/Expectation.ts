/** Body of a response: a file of the built site, or a range of its bytes. */
export type Body = { file: string; part?: readonly [start: number, end: number] };

/** A request, and the response that every server has to give. */
export type Expectation = {
  /** Row of the printed table. */
  about: string;
  method?: string;
  /** Path as it is sent, percent-encoded where needed. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  status: number;
  /** Headers of the response, in lower case: a value, a pattern, or null for a header that must be missing. */
  responseHeaders?: Readonly<Record<string, string | RegExp | null>>;
  /** Body after decompression; null: none. */
  body?: Body | string | null;
  /** True when a second request with the ETag of the response must get 304. */
  revalidates?: boolean;
};
