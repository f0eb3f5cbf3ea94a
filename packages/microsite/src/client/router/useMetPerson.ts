import type { Author, Picture } from '@tamarack-lowe/content-model';
import { useEffect } from 'react';
import { useSite } from '../../site/SiteContext.tsx';
import { addPerson } from './metPeople.ts';
import { useTranslations } from './openedStories.tsx';

type PersonStory = {
  section: string;
  slug: string;
  label: string;
  author: Pick<Author, 'name'> & { portrait: Picture };
};

/** Remembers the person of a story that is open, in whatever form. */
export function useMetAuthor({ author: { name, portrait }, label, section, slug }: PersonStory) {
  const { paths } = useSite();
  useMetPerson({ name, picture: portrait, label, path: paths.story(section, slug) });
}

/** The page of a person; `label` is the title of a story, and empty on the page of a colleague. */
type PersonPage = { name: string; picture: Picture; label: string; path: string };

/** Remembers the person of the open page. */
export function useMetPerson({ name, picture, label, path }: PersonPage) {
  const { language } = useSite();
  const translations = useTranslations();
  useEffect(() => {
    addPerson({ name, picture, label, language, hrefs: { ...translations, [language]: path } });
  }, [language, translations, name, picture, label, path]);
}
