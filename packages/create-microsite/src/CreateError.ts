/** Why no site is written, in words for whoever asked for it. */
export class CreateError extends Error {
  override name = 'CreateError';
}
