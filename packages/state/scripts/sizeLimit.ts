/** Both doors with all their dependencies except React, gzip: 18.5 KB. Redux Toolkit's listeners and selectors are 2.1 of them. */
export const SIZE_LIMIT_BYTES = 18.5 * 1024;
