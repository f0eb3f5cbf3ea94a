import { documentTitle, fillMessage, type Site } from '@tamarack-lowe/content-model';
import type { Content, SiteContent } from '@tamarack-lowe/content-tools';
import type { PreviewHead, PreviewPage } from '../protocol.ts';

/** Returns what search results and share cards say of a page; null for slides, which have a head each. */
export function headOf(
  content: Content,
  { site, source, page }: { site: Site; source: SiteContent; page: PreviewPage | null },
): PreviewHead | null {
  const words = wordsOf(content, { site, source, page });
  if (!words) return null;
  const { title, path, ...rest } = words;
  return {
    ...rest,
    title: documentTitle(site.brand, title),
    address: new URL(path, site.brand.site).href,
    careers: content.readShare()?.careers ?? '',
  };
}

type HeadWords = Omit<PreviewHead, 'address' | 'careers'> & { path: string };

function wordsOf(
  content: Content,
  { site, source, page }: { site: Site; source: SiteContent; page: PreviewPage | null },
): HeadWords | null {
  switch (page?.kind) {
    case 'story': {
      const { author, images, section, slug, summary, title } = page.page.story;
      const [photo] = images;
      const headline = title.join(' ');
      return {
        ...{ title: headline, headline, note: author.name, description: summary },
        path: site.paths.story(section, slug),
        picture: photo ? content.pictureOf(photo.media) : null,
      };
    }
    case 'member': {
      const { city, job, name, picture } = page.page.member;
      const slug = content.readMembers().find((member) => member.name === name)?.slug ?? '';
      return {
        ...{ title: name, headline: name, note: `${job}, ${city}`, picture },
        description: fillMessage(source.headMessages.memberDescription ?? '', { name, job, city }),
        path: site.paths.member(slug),
      };
    }
    case 'resource': {
      const resource = content.readResources().find(({ name }) => name === page.page.name);
      if (!resource) return null;
      const { name, picture, slug, summary, title } = resource;
      return {
        ...{ title: name, headline: title.join(' '), note: name, description: summary, picture },
        path: site.paths.resource(slug),
      };
    }
    default:
      return null;
  }
}
