import type { CustomPageContext } from '@tamarack-lowe/microsite';
import * as v from 'valibot';

/** Fields of the page and of each work that are translated; all others are the same in every language. */
const PAGE = ['title', 'description', 'intro', 'hardLabel', 'visitLabel', 'storyLabel'] as const;
const WORK = ['name', 'kind', 'place', 'text', 'hard', 'visit', 'alt'] as const;
const shapeOf = (fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, 'words' as const]));

const text = v.pipe(v.string(), v.nonEmpty('Write the words.'));
const work = v.object({
  ...v.entriesFromList([...WORK, 'id', 'picture', 'story'], text),
  year: v.number(),
  at: v.object({ latitude: v.number(), longitude: v.number() }),
});
const worksSchema = v.object({ ...v.entriesFromList(PAGE, text), works: v.array(work) });
const shape = { ...shapeOf(PAGE), works: [shapeOf(WORK)] } as const;

/** Section of the stories that works link to. */
const SECTION = 'racine';

/** Loads the works in a language, each with its picture and the address of its story. */
function load({ content, site }: CustomPageContext) {
  const { format } = new Intl.NumberFormat(site.language, { minimumFractionDigits: 2 });
  const { works, ...page } = content.readFile('works.json', worksSchema, shape);
  const slugs = new Map(
    content.listStories().map(({ section, slug }) => [content.idOf(slug, section), slug]),
  );
  const shown = works.map(({ picture: media, story, at, ...rest }) => {
    const [north, west] = [format(at.latitude), format(-at.longitude)];
    const picture = content.pictureOf(media, 'works.json');
    return {
      ...rest,
      media,
      picture,
      where: `${north}° N ${west}° ${site.language.startsWith('fr') ? 'O' : 'W'}`,
      href: site.paths.story(SECTION, slugs.get(story) ?? story),
    };
  });
  return { ...page, works: shown };
}
export type WorksPage = ReturnType<typeof load>;

/** Route of the page: data, head and share card. */
export const works = {
  styles: './custom/works.css',
  load,
  head: ({ title, description }: WorksPage) => ({ title, description }),
  card: ({ title, works: [first] }: WorksPage) => ({ headline: title, photo: first?.media }),
};
