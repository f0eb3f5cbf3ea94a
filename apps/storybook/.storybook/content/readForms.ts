import { makeSay, type StoryForm } from '@tamarack-lowe/content-model';
import { STORY_FORMS } from '@tamarack-lowe/content-model/internal/addresses';
import { storyPageData } from '@tamarack-lowe/content-tools/internal/page-data';
import { filmMeta, type StoryFormPageData, transcriptOf } from '@tamarack-lowe/pages/internal/data';
import { found } from '../../src/pages/found.ts';
import { byType, type OpenedLanguage } from './openLanguage.ts';

/** Name of the label of each form. */
const NAMES = { plain: 'formPlain', transcript: 'formTranscript', short: 'formShort' } as const;

/** A story with a film, in each of its forms. `id`: its slug in English. */
export function readStoryForms(
  opened: OpenedLanguage,
  section: string,
  id: string,
): Record<StoryForm, StoryFormPageData> {
  const { buildLabels, content, site } = opened;
  const say = makeSay(buildLabels, site.brand);
  const hasId = (story: { section: string; slug: string }) =>
    story.section === section && content.idOf(story.slug, section) === id;
  const { story, around } = found(
    storyPageData(opened, section, found(content.listStories().find(hasId)).slug),
  );
  const film = found(story.images.find((image) => image.type === 'video')).film;
  const whole = say('formWhole');
  const formAt = (form: StoryForm): StoryFormPageData => ({
    form,
    title: story.title,
    author: story.author,
    readingMinutes: story.readingMinutes,
    links: [
      { form: null, href: '#whole', label: whole },
      ...STORY_FORMS.map((each) => ({ form: each, href: `#${each}`, label: say(NAMES[each]) })),
    ],
    linksLabel: say('formsLabel'),
    kept: say('formKept', { form: say(NAMES[form]), whole }),
    body: form === 'short' ? [] : story.body,
    sentences: form === 'short' ? (story.sixtySeconds ?? []) : [],
    transcript:
      form === 'transcript'
        ? { title: site.say('transcript'), ...transcriptOf(film, site.language), rest: say('formRest') }
        : null,
    film: { href: '#film', label: say('formFilm'), meta: filmMeta(film, site) },
    pictures: [],
    around: byType(site, (type) => found(around[type])),
    ...(form !== 'short' && { facts: story.facts }),
  });
  return { plain: formAt('plain'), transcript: formAt('transcript'), short: formAt('short') };
}
