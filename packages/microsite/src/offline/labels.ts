/** Headers of what is kept: when it came (ms since 1970), how many bytes it has unpacked. */
export const KEPT_AT = 'Kept-At';
export const KEPT_BYTES = 'Kept-Bytes';

/** Of what is kept whether it was opened or not: what it is made of. */
export const KEPT_AS = 'Kept-As';
