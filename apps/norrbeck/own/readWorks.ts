import type { OwnPageContext } from '@tamarack-lowe/microsite';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty('Write the words.'));

const worksSchema = v.object({
  title: text,
  description: text,
  intro: text,
  hardLabel: text,
  visitLabel: text,
  storyLabel: text,
  works: v.array(
    v.object({
      id: text,
      name: text,
      kind: text,
      place: text,
      year: v.number(),
      text,
      hard: text,
      visit: text,
      at: v.object({ latitude: v.number(), longitude: v.number() }),
      picture: text,
      alt: text,
      story: text,
    }),
  ),
});

const words = 'words';
const shape = {
  ...{ title: words, description: words, intro: words },
  ...{ hardLabel: words, visitLabel: words, storyLabel: words },
  works: [{ name: words, kind: words, place: words, text: words, hard: words, visit: words, alt: words }],
} as const;

/** The section whose stories works lead to. */
const SECTION = 'racine';

/** The works that one can visit, in a language: each with its picture and the address of its story. */
export function readWorks({ content, site }: OwnPageContext) {
  const { works, ...page } = content.readFile('works.json', worksSchema, shape);
  const slugs = new Map(
    content.listStories().map(({ section, slug }) => [content.idOf(slug, section), slug]),
  );
  return {
    ...page,
    works: works.map(({ picture, story, ...work }) => ({
      ...work,
      media: picture,
      picture: content.pictureOf(picture, 'works.json'),
      href: site.paths.story(SECTION, slugs.get(story) ?? story),
    })),
  };
}
export type WorksPage = ReturnType<typeof readWorks>;
