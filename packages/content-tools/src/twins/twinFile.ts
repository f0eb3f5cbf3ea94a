/** Where the words of a file are in another language: `story.json` is said in Catalan in `story.ca.json`. */
export function twinFile(file: string, language: string): string {
  return file.replace(/\.json$/, `.${language}.json`);
}

/** Whether a file is a twin in one of these languages. */
export function isTwin(file: string, languages: readonly string[]): boolean {
  return languages.some((language) => file.endsWith(`.${language}.json`));
}
