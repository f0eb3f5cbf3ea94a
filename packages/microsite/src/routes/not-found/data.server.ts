import { joinPath, STORY_FORMS } from '@tamarack-lowe/content-model/internal/addresses';
import type { PageAddress } from '@tamarack-lowe/pages/internal/data';
import { hiddenHead } from '../head.server.ts';
import type { HeadEntry, PageEntry, RouteContext, RouteData } from '../route.ts';

/**
 * Words of the page for unknown addresses; with `gone`, of the page at the address of a colleague who has left. `forms`: on sites with
 * other forms of stories, for addresses below a story.
 */
export type NotFoundData = { gone?: GoneData; forms?: UnknownFormData };

/** Title, with the placeholder `{form}`, and text for a form that a story does not have; name of the story as it is. */
type UnknownFormData = Record<'title' | 'body' | 'whole', string>;

/** Title and text of the page, and links to go on: the nearest story first. */
type GoneData = { title: string; body: string; links: PageAddress[] };

/** The page for unknown addresses, and one for each address of a colleague who has left. */
export function list(context: RouteContext): PageEntry[] {
  const { site, headSay } = context;
  const path = joinPath(site.paths.intro, '/404');
  return [
    { path, label: headSay('notFoundPageTitle'), hidden: true },
    ...[...new Set(goneAddresses(context).map(({ page }) => page))].map((page) => ({
      path: page,
      label: headSay('goneTitle'),
      hidden: true as const,
    })),
  ];
}

/**
 * Removed addresses, stories in every form, each with the path of its page: `/410/1`, so that the page does not repeat a name.
 */
export function goneAddresses({
  site: { paths },
  content,
}: Pick<RouteContext, 'site' | 'content'>): { address: string; page: string }[] {
  return content.listGonePages().flatMap((gone, index) => {
    if (gone.kind === 'member' && paths.connect === null) return [];
    const page = joinPath(paths.intro, `/410/${index + 1}`);
    if (gone.kind === 'member') return [{ address: paths.member(gone.slug), page }];
    const { section, slug } = gone;
    const forms = STORY_FORMS.flatMap((form) => paths.form(section, slug, form) ?? []);
    return [paths.story(section, slug), ...forms].map((address) => ({ address, page }));
  });
}

export function load(context: RouteContext, { path }: { path: string }): NotFoundData {
  const { site, content, headSay } = context;
  const [, number] = /\/410\/(\d+)$/.exec(path) ?? [];
  const gone = number === undefined ? undefined : content.listGonePages()[Number(number) - 1];
  if (!gone && site.brand.forms === undefined) return {};
  if (!gone) {
    const title = headSay('formUnknown', { form: '{form}' });
    return { forms: { title, body: headSay('formKnown'), whole: headSay('formWhole') } };
  }
  const section = gone.kind === 'story' ? gone.section : site.brand.sections[0]?.id;
  const stories = content.listStories().filter((story) => story.section === section);
  const nearest = gone.kind === 'story' ? stories.find(({ slug }) => slug === gone.near) : stories[0];
  const parentSection = site.brand.sections.find(({ id }) => id === section);
  const team =
    gone.kind === 'member' && site.paths.connect !== null
      ? [{ label: site.say('connectWithUs'), href: site.paths.connect }]
      : [];
  const links = [
    ...(nearest ? [{ label: nearest.label, href: site.paths.story(nearest.section, nearest.slug) }] : []),
    ...team,
    ...(parentSection && team.length === 0
      ? [{ label: parentSection.name, href: site.paths.section(parentSection.id) }]
      : []),
  ];
  return { gone: { title: headSay('goneTitle'), body: headSay('goneBody'), links } };
}

export function head(
  { site, headSay }: RouteContext,
  { data: { gone } }: RouteData<NotFoundData>,
): HeadEntry[] {
  const title = gone?.title ?? headSay('notFoundPageTitle');
  return hiddenHead(site, { title, description: gone?.body ?? site.say('notFoundBody') });
}

export const card = () => null;
