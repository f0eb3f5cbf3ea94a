/** Both doors with all their dependencies except React, gzip: 19 KB. Redux Toolkit's listeners and selectors are 2.1 of them. */
export const SIZE_LIMIT_BYTES = 19 * 1024;
