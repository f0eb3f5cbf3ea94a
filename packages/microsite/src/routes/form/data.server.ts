import type { StoryForm } from '@tamarack-lowe/content-model';
import type { PageStory } from '@tamarack-lowe/content-tools';
import { storyPageData } from '@tamarack-lowe/content-tools/internal/page-data';
import {
  filmMeta,
  type StoryFormPageData,
  type StoryPageData,
  transcriptOf,
} from '@tamarack-lowe/pages/internal/data';
import { byType } from '../../site/sections.ts';
import { about, introCrumb, pageHead, sectionCrumb } from '../head.server.ts';
import type { HeadEntry, PageEntry, RouteContext, RouteData, RouteParams } from '../route.ts';
import { FORM_NAMES, filmOf, formedStory, formsOf } from './storyForms.server.ts';

/** Data of the page of a form, and its story, which the page adds to the list of people that the visitor has met. */
export type FormData = StoryFormPageData & { story: PersonStory; summary: string };

/** A story and its person. */
type PersonStory = Pick<PageStory, 'section' | 'slug' | 'label'> & { author: PageStory['author'] };

/** Every form of every story. */
export function list(context: RouteContext): PageEntry[] {
  const { content, headSay, site } = context;
  if (site.brand.forms === undefined) return [];
  const stories = content.listStories();
  // Reads each film once: thousands of stories may show the same few.
  const keys = new Set(stories.flatMap(({ film = [] }) => film));
  const films = new Map([...keys].map((key) => [key, content.filmOf(key)]));
  return stories.flatMap(({ section, slug, label, updated, film = '', hasShortForm }) =>
    formsOf(context, { section, slug, film: films.get(film), hasShortForm }).map(({ href, label: form }) => ({
      path: href,
      label: headSay('formTitle', { title: label, form }),
      updated,
      formOf: site.paths.story(section, slug),
    })),
  );
}

/** Reads a story in a form; null when the section has no such story, or the story has no such form. */
export function load(context: RouteContext, { path }: RouteParams & { path: string }): FormData | null {
  const { headSay, site } = context;
  const match = site.paths.read(path);
  const data = match.kind === 'form' ? storyPageData(context, match.section, match.slug) : null;
  if (!data || match.kind !== 'form') return null;
  const { form } = match;
  const { story, around } = data;
  const { section, slug, label, author, title, readingMinutes, facts, summary, sixtySeconds = [] } = story;
  const forms = formsOf(context, formedStory(story));
  const name = forms.find((each) => each.form === form)?.label;
  if (name === undefined) return null;
  const whole = headSay('formWhole');
  const words = { say: site.say, language: site.language };
  const film = filmOf(story);
  const isShort = form === 'short';
  return {
    form,
    title,
    author,
    readingMinutes,
    summary,
    story: { section, slug, label, author },
    links: [{ form: null, href: site.paths.story(section, slug), label: whole }, ...forms],
    linksLabel: headSay('formsLabel'),
    kept: headSay('formKept', { form: name, whole }),
    body: isShort ? [] : story.body,
    sentences: isShort ? sixtySeconds : [],
    transcript:
      form === 'transcript' && film
        ? {
            title: site.say('transcript'),
            ...transcriptOf(film, site.language),
            rest: headSay('formRest'),
          }
        : null,
    film: film ? { ...filmLink(context, story, form), meta: filmMeta(film, words) } : null,
    pictures: isShort
      ? []
      : story.images.flatMap(({ type, alt }) => (type === 'image' ? headSay('formPicture', { alt }) : [])),
    ...(!isShort && facts && { facts }),
    around: byType(site, (type) => surroundings(context, around[type], { form, section })),
  };
}

/** Returns a link to the film: in the plain form to its transcript, in other forms to the story that plays it. */
function filmLink(context: RouteContext, story: PageStory, form: StoryForm) {
  const transcript = formsOf(context, formedStory(story)).find((each) => each.form === 'transcript');
  return form === 'plain' && transcript
    ? { href: transcript.href, label: transcript.label }
    : { href: context.site.paths.story(story.section, story.slug), label: context.headSay('formFilm') };
}

/** Links around a form: neighbours in the same form where they have it. */
function surroundings(
  context: RouteContext,
  around: StoryPageData['around'][string] | undefined,
  { form, section }: { form: StoryForm; section: string },
): StoryFormPageData['around'][string] {
  const { content, site } = context;
  function neighbour(story: NonNullable<typeof around>['next'] | undefined) {
    if (!story) return null;
    const match = site.paths.read(story.href);
    const header = match.kind === 'story' ? content.readStoryHeader(section, match.slug) : null;
    const same = header
      ? formsOf(context, formedStory(header)).find((each) => each.form === form)
      : undefined;
    return { href: same?.href ?? story.href, title: story.title, name: story.name };
  }
  const { back, prev, next, recruiter = null } = around ?? {};
  return {
    back: back ?? { href: site.paths.section(section), label: site.brand.product },
    prev: neighbour(prev),
    next: neighbour(next),
    recruiter: recruiter && {
      href: recruiter.href,
      name: recruiter.name,
      job: recruiter.job,
      city: recruiter.city,
    },
  };
}

/** Returns the head of a form, with the story as its canonical address for search engines. */
export function head(context: RouteContext, { data }: RouteData<FormData>): HeadEntry[] {
  const { headSay, site } = context;
  const { form, story, summary, title } = data;
  const { section, slug, label } = story;
  const path = site.paths.story(section, slug);
  const name = headSay(FORM_NAMES[form]);
  const crumbs = [introCrumb(context), sectionCrumb(context, section), { name: label, path }];
  return [
    ...pageHead(site, {
      title: headSay('formTitle', { title: title.join(' '), form: name }),
      description: summary,
      path,
      type: 'article',
    }),
    { name: 'robots', content: 'noindex' },
    about(site, crumbs),
  ];
}

/** A form shows the share card of its story. */
export const card = () => null;
