import type { StoryForm } from '@tamarack-lowe/content-model';
import { STORY_FORMS } from '@tamarack-lowe/content-model/internal/addresses';
import type { HeadMessageKey } from '@tamarack-lowe/content-model/internal/messages';
import type { StoryHeader } from '@tamarack-lowe/content-tools';
import { type StoryForms, transcriptOf } from '@tamarack-lowe/pages/internal/data';
import type { RouteContext } from '../route.ts';

/** Name of each form. */
export const FORM_NAMES: Readonly<Record<StoryForm, HeadMessageKey>> = {
  plain: 'formPlain',
  transcript: 'formTranscript',
  short: 'formShort',
};

type FormedStory = Pick<StoryHeader, 'section' | 'slug' | 'images' | 'sixtySeconds'>;

/** Lists the other forms of a story that the site offers, with their addresses. */
export function formsOf(
  { site, headSay }: RouteContext,
  story: FormedStory,
): { form: StoryForm; href: string; label: string }[] {
  const film = filmOf(story);
  const has: Readonly<Record<StoryForm, boolean>> = {
    plain: true,
    transcript: film !== undefined && transcriptOf(film, site.language).cues.length > 0,
    short: story.sixtySeconds !== undefined,
  };
  return STORY_FORMS.flatMap((form) => {
    const href = has[form] ? site.paths.form(story.section, story.slug, form) : null;
    return href === null ? [] : [{ form, href, label: headSay(FORM_NAMES[form]) }];
  });
}

/** Links to the other forms of a story, for its page; nothing on sites without forms. */
export function formLinks(context: RouteContext, story: FormedStory): { forms?: StoryForms } {
  const links = formsOf(context, story);
  return links.length === 0 ? {} : { forms: { label: context.headSay('formsLabel'), links } };
}

/** Returns the film of a story, if it has one. */
export const filmOf = ({ images }: Pick<FormedStory, 'images'>) =>
  images.find((image) => image.type === 'video')?.film;
