/** Returns the code of a message of the content check, by its key: `brokenLink` is `broken-link`. The documentation has a page of each. */
export const issueCode = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
