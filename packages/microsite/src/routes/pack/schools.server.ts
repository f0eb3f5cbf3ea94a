import { type CampusEvent, slugOf } from '@tamarack-lowe/content-model';
import { joinPath, plainPath } from '@tamarack-lowe/content-model/internal/addresses';
import type { RouteContext } from '../route.ts';

/** A school in one language: its name, its slug, and the city of its next event or of the colleague who visits it. */
export type School = { slug: string; name: string; city: string };

/** A school as members and events name it. `keys` are the same in every language: the member or event, and the position. */
type KnownSchool = School & { keys: string[] };

const lists = new WeakMap<RouteContext, KnownSchool[]>();

/** Lists the schools that the team visits and those of events, by name. */
export function listSchools(context: RouteContext): readonly School[] {
  const known = lists.get(context) ?? readSchools(context);
  lists.set(context, known);
  return known;
}

/** Returns the slug of a school in the first language of the site, which identifies it in all of them. */
export function schoolId(context: RouteContext, slug: string): string {
  const first = context.site.languages[0]?.tag;
  const source = context.translations().find(({ site }) => site.language === first);
  return (source && slugIn(context, slug, source)) ?? slug;
}

/** Returns the slugs of a school in the other languages of the site. */
export function translatedSlugs(context: RouteContext, slug: string): string[] {
  return context.translations().flatMap((other) => slugIn(context, slug, other) ?? []);
}

/** Returns the slug of a school in another language. Relies on members and events naming schools in the same order there. */
export function slugIn(context: RouteContext, slug: string, other: RouteContext): string | undefined {
  const keys = knownSchools(context).find((school) => school.slug === slug)?.keys ?? [];
  return knownSchools(other).find((school) => school.keys.some((key) => keys.includes(key)))?.slug;
}

/** Address of the pack of a school. */
export function packPath({ site: { paths } }: Pick<RouteContext, 'site'>, slug: string): string {
  return joinPath(plainPath(paths.page('pack') ?? paths.intro), `/${slug}`);
}

/** Returns the names of the schools of an event: a host writes several as "Alder College / Birch College". */
export function schoolsOf({ school }: Pick<CampusEvent, 'school'>): string[] {
  return school
    .split(' / ')
    .map((name) => name.trim())
    .filter((name) => slugOf(name) !== '');
}

function knownSchools(context: RouteContext): readonly KnownSchool[] {
  listSchools(context);
  return lists.get(context) ?? [];
}

function readSchools({ content, events, site }: RouteContext): KnownSchool[] {
  const named = [
    ...(events?.events ?? []).flatMap((event) =>
      schoolsOf(event).map((name, index) => ({ name, city: event.city, key: `event ${event.id} ${index}` })),
    ),
    ...(site.paths.connect === null ? [] : content.readMembers()).flatMap(({ slug, city, schools }) =>
      schools.map((name, index) => ({ name, city, key: `member ${slug} ${index}` })),
    ),
  ];
  const schools = new Map<string, KnownSchool>();
  for (const { name, city, key } of named) {
    const slug = slugOf(name);
    const school = schools.get(slug) ?? { slug, name, city, keys: [] };
    schools.set(slug, { ...school, city: school.city || city, keys: [...school.keys, key] });
  }
  return [...schools.values()].toSorted((a, b) => a.name.localeCompare(b.name, site.language));
}
