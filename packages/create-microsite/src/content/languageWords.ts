import { contentLanguage } from '../answers.ts';
import { readContentTemplate } from '../template.ts';

/** What the README of a new site says of its languages. */
export function languageWords(languages: readonly string[]): {
  languageNames: string;
  languageNotes: string;
} {
  const template = readContentTemplate();
  const names = new Intl.DisplayNames([template.language], { type: 'language' });
  const nameOf = (tag: string) => names.of(tag) ?? tag;
  const unwritten = languages.filter((tag) => !template.languages.includes(contentLanguage(tag)));
  const notes = unwritten.map((tag) => {
    const language = contentLanguage(tag);
    return `\nThe words in ${nameOf(tag)} are those of ${nameOf(template.language)} for now, each with \`[${language}]\` before it: look for that mark, and write.\n`;
  });
  return {
    languageNames: new Intl.ListFormat(template.language).format(languages.map(nameOf)),
    languageNotes: notes.join(''),
  };
}
