/** A part of the site that could not be loaded. The style sheet, which is there once, has `tellFailure`. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';

  constructor(chunk: string, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed`, options);
  }
}
