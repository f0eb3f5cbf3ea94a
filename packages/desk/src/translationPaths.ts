/** Returns the language that a content file names, as in `story.fr.json`; else that of the source. `languages`: the source first. */
export function languageOf(file: string, languages: readonly string[]): string {
  return languages.slice(1).find((language) => file.includes(`.${language}.`)) ?? languages[0] ?? '';
}

/** Returns the path of the source of a content file: `story.json` for `story.fr.json`. */
export function sourceOf(file: string, languages: readonly string[]): string {
  const [source = ''] = languages;
  const language = languageOf(file, languages);
  if (language === source) return file;
  const isNamed = file.endsWith('.vtt') || file.startsWith('messages.');
  return file.replace(`.${language}.`, isNamed ? `.${source}.` : '.');
}
