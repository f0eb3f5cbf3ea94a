import type { Film, StoryForm } from '@tamarack-lowe/content-model';
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

/** Everything that decides which forms a story has. */
type FormedStory = Pick<StoryHeader, 'section' | 'slug'> & { film: Film | undefined; hasShortForm: boolean };

/** Lists the other forms of a story that the site offers, with their addresses. */
export function formsOf(
  { site, headSay }: RouteContext,
  story: FormedStory,
): { form: StoryForm; href: string; label: string }[] {
  const { film, hasShortForm } = story;
  const has: Readonly<Record<StoryForm, boolean>> = {
    plain: true,
    transcript: film !== undefined && transcriptOf(film, site.language).cues.length > 0,
    short: hasShortForm,
  };
  return STORY_FORMS.flatMap((form) => {
    const href = has[form] ? site.paths.form(story.section, story.slug, form) : null;
    return href === null ? [] : [{ form, href, label: headSay(FORM_NAMES[form]) }];
  });
}

/** Returns everything of a story that decides which forms it has. */
export function formedStory(story: StoryHeader): FormedStory {
  const { section, slug, sixtySeconds } = story;
  return { section, slug, film: filmOf(story), hasShortForm: sixtySeconds !== undefined };
}

/** Links to the other forms of a story, for its page; nothing on sites without forms. */
export function formLinks(context: RouteContext, story: StoryHeader): { forms?: StoryForms } {
  const links = formsOf(context, formedStory(story));
  return links.length === 0 ? {} : { forms: { label: context.headSay('formsLabel'), links } };
}

/** Returns the film of a story, if it has one. */
export const filmOf = ({ images }: Pick<StoryHeader, 'images'>) =>
  images.find((image) => image.type === 'video')?.film;
