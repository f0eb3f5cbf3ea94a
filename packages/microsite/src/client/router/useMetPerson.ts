import type { Author, Picture } from '@tamarack-lowe/content-model';
import { useEffect } from 'react';
import { useSite } from '../../site/SiteContext.tsx';
import { useTranslations } from './openedStories.tsx';

type PersonStory = {
  section: string;
  slug: string;
  label: string;
  author: Pick<Author, 'name'> & { portrait: Picture };
};

/** Remembers the person of a story that is open, in whatever form. */
export function useMetPerson({ author, label, section, slug }: PersonStory) {
  const { language, paths } = useSite();
  const translations = useTranslations();
  useEffect(() => {
    const hrefs = { ...translations, [language]: paths.story(section, slug) };
    const person = { name: author.name, hrefs, label, language, picture: author.portrait };
    import('./metPeople.ts').then(
      ({ addPerson }) => addPerson(person),
      () => undefined,
    );
  }, [language, paths, translations, author, label, section, slug]);
}
