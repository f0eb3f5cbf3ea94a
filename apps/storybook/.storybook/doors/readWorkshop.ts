import { type SiteLanguage, siteLanguages } from '@tamarack-lowe/content-model';
import { found } from '../../src/pages/found.ts';
import { openLanguage } from './openLanguage.ts';
import { readWorkshopContent } from './readWorkshopContent.ts';

/** Reads the content of Storybook's pages, in each language of the toolbar. */
export async function readWorkshop() {
  const languages = siteLanguages(['en-CA', 'fr-CA']);
  const opened = await Promise.all(languages.map((language) => openLanguage(language, languages)));
  const known = languages.map((language, place): SiteLanguage => {
    const { languageHint, close } = found(opened[place]).source.messages;
    return { ...language, hint: { words: languageHint, close } };
  });
  const [en, fr] = opened.map((each) => readWorkshopContent(each, known));
  return { en: found(en), fr: found(fr) };
}
