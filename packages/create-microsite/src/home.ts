import { fileURLToPath } from 'node:url';

/** The folder of this package, here and where it is installed. */
export const HOME = fileURLToPath(new URL('..', import.meta.url));
