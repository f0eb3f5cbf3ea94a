/** A part of the site that could not be loaded. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
  /** Set for style sheets only. */
  code?: 'CSS_CHUNK_LOAD_FAILED';

  constructor(kind: 'script' | 'style', chunk: string, options?: ErrorOptions) {
    super(`Loading ${kind === 'style' ? 'CSS chunk' : 'chunk'} ${chunk} failed`, options);
    if (kind === 'style') this.code = 'CSS_CHUNK_LOAD_FAILED';
  }
}
