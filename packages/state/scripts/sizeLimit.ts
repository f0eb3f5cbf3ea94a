/** Both doors with all their dependencies except React, gzip: 18.5 KB. */
export const SIZE_LIMIT_BYTES = 18.5 * 1024;
