/** Both doors with all their dependencies except React, gzip: 16 KB. */
export const SIZE_LIMIT_BYTES = 16 * 1024;
