/** What failed, besides its name. `css`: it is a style sheet. */
type ChunkLoadErrorOptions = ErrorOptions & { css?: boolean };

/** A part of the site that could not be loaded. Names and codes are those of the specification. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
  readonly code?: 'CSS_CHUNK_LOAD_FAILED';

  constructor(chunk: string, { css = false, ...options }: ChunkLoadErrorOptions = {}) {
    super(`Loading ${css ? 'CSS ' : ''}chunk ${chunk} failed`, options);
    if (css) this.code = 'CSS_CHUNK_LOAD_FAILED';
  }
}
