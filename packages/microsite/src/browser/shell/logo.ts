import file from '@tamarack-lowe/stories/objects/logo.svg?url';

/** Address of the logo's drawing. */
export const logo = `${file}#logo`;
