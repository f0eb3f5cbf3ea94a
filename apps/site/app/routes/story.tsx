import { documentTitle, PATHS, STORY_BASES, storyPath } from '@tamarack-lowe/content-model';
import { brand } from '@tamarack-lowe/stories';
import { data } from 'react-router';
import type { PageHandle } from '../content/pageHandle.ts';
import { pageMeta } from '../content/pageMeta.ts';
import { say } from '../content/say.ts';
import { readStoryPage, type StoryPageData } from '../content/storyPage.server.ts';
import { article } from '../content/structured-data/article.ts';
import { breadcrumbs } from '../content/structured-data/breadcrumbs.ts';
import { organization } from '../content/structured-data/organization.ts';
import { StructuredData } from '../content/structured-data/StructuredData.tsx';
import { videoObject } from '../content/structured-data/videoObject.ts';
import { unknownIsNotFound } from '../content/unknownIsNotFound.ts';
import { StoryPage } from '../pages/story/StoryPage.tsx';
import type { Route } from './+types/story';

/** Films are shown in the dark, whoever visits; so is the page for unknown addresses, which comes without data. */
export const handle: PageHandle = {
  page: 'story',
  night: (loaded) => !loaded || (loaded as StoryPageData).story.theme === 'video--single',
};

/** Both sections have stories, some under the same slug: the address says which. */
export function loader({ url }: Route.LoaderArgs): StoryPageData {
  const [base, slug = ''] = url.pathname.split('/').slice(1).map(decodeURIComponent);
  const page = readStoryPage(`/${base}` === STORY_BASES.recruit ? 'recruit' : 'discover', slug);
  if (!page) throw data(null, { status: 404 });
  return page;
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return unknownIsNotFound(() => serverLoader());
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) {
    return [
      { title: documentTitle(brand, say('notFoundPageTitle')) },
      { name: 'robots', content: 'noindex' },
    ];
  }
  const { section, slug, title, summary } = loaderData.story;
  return pageMeta({
    title: title.join(' '),
    description: summary,
    path: storyPath(section, slug),
    type: 'article',
  });
};

export default function Story({ loaderData }: Route.ComponentProps) {
  const { section, slug, label, updated, images } = loaderData.story;
  const path = storyPath(section, slug);
  const film = images.find((image) => image.type === 'video')?.film;
  const crumbs = [
    { name: say('introPageTitle'), path: PATHS.intro },
    { name: say(section === 'discover' ? 'discoverSection' : 'recruitSection'), path: PATHS[section] },
    { name: label, path },
  ];
  return (
    <>
      <StoryPage key={path} {...loaderData} />
      <StructuredData
        things={[
          organization(brand),
          breadcrumbs(crumbs, brand),
          article(loaderData.story, brand),
          film ? videoObject(film, { uploaded: updated, brand }) : null,
        ]}
      />
    </>
  );
}
