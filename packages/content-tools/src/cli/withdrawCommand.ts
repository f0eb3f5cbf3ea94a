import { existsSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { assetKey, ContentError, slugOf } from '@tamarack-lowe/content-model';
import {
  type Consent,
  type Consents,
  type DeletedFiles,
  type IssueText,
  isDeparted,
  joined,
  message,
} from '@tamarack-lowe/content-model/internal/content';
import { filesNaming, isAboutPerson, makeDepartures } from '../departures/departures.ts';
import type { GonePage } from '../departures/publishedFiles.ts';
import { otherLanguages } from '../files/languages.ts';
import { contentText } from '../files/normalise.ts';
import { writeWhole } from '../files/outputFiles.ts';
import { readJson } from '../files/textFiles.ts';
import { createSources } from '../read/sources.ts';

export type WithdrawOptions = {
  folder: string;
  /** Name, key of the portrait or slug: "Ada Moe", `Ada_Moe`, `ada-moe`. */
  person: string | undefined;
  /** `YYYY-MM-DD` */
  today: string;
  /** Deletes files that are about this person alone. */
  isDeleting: boolean;
};

/** File with the consents of people, inside the content folder. */
const CONSENTS = 'consents.json';

/**
 * Takes a person out of every build from a day on, by a record in consents.json. Returns the text to print: the pages that go,
 * the files that stay without the person, and the files that still name them. Throws a `ContentError` for an unknown person.
 */
export async function withdrawCommand({
  folder,
  person,
  today,
  isDeleting,
}: WithdrawOptions): Promise<IssueText> {
  const consents = createSources(folder).consents();
  if (consents === null) throw new ContentError([message('noConsentFile')]);
  const consent = consents.people.find((each) => person !== undefined && isCalled(each, person));
  if (consent === undefined) {
    const people = consents.people.map((each) => each.person).join(', ');
    throw new ContentError([message('nameWithdrawal', { people })]);
  }
  const day = isDeparted(consent, today) ? (consent.withdrawn ?? consent.until) : today;
  if (!isDeparted(consent, today)) await writeConsent(folder, consents, { ...consent, withdrawn: today });

  const named = filesNaming(folder, consent);
  const own = named.filter((file) => isAboutPerson(folder, file, consent.person));
  const texts = [
    message(isDeparted(consent, today) ? 'alreadyWithdrawn' : 'withdrawn', { person: consent.person, day }),
    ...outcome(folder, consent.person, today),
  ];
  if (!isDeleting) {
    const files = named.join(', ');
    return lines([
      ...texts,
      ...(named.length > 0 ? [message('filesNamed', { files })] : []),
      ...(own.length > 0 ? [message('deleteOffer')] : []),
    ]);
  }
  const deleted = deletedFiles(folder, consent.person, { today, own, before: consent.deleted });
  await deleteFiles(folder, own, consent.person);
  await writeConsent(folder, createSources(folder).consents() ?? consents, {
    ...consent,
    withdrawn: consent.withdrawn ?? today,
    deleted,
  });
  const left = filesNaming(folder, { ...consent, deleted });
  return lines([
    ...texts,
    message('filesDeleted', { files: own.length === 0 ? message('none') : own.join(', ') }),
    ...(left.length > 0 ? [message('filesLeft', { files: left.join(', ') })] : []),
  ]);
}

const isCalled = ({ person }: Consent, name: string) =>
  [assetKey(name).toLowerCase(), slugOf(name)].some(
    (key) => key === person.toLowerCase() || key === slugOf(person.replaceAll('_', ' ')),
  );

/** One text per line. */
const lines = (texts: readonly IssueText[]): IssueText => ({
  toString: (language) => texts.map((each) => joined([each]).toString(language)).join('\n'),
});

/** Says which pages answer 410, and which pieces change, in the source language. */
function outcome(folder: string, person: string, today: string): IssueText[] {
  const sources = createSources(folder, { today });
  const { names } = makeDepartures(folder, [{ person }]);
  const written = createSources(folder);
  const staying = [
    ...sources.stories().map(({ id, section }) => `stories/${section}/${id}`),
    ...sources.resources().map(({ id }) => `resources/${id}`),
  ];
  const pieces = [
    ...written
      .stories()
      .map((story) => ({ at: `stories/${story.section}/${story.id}`, words: story as unknown })),
    ...written
      .resources()
      .map((resource) => ({ at: `resources/${resource.id}`, words: resource as unknown })),
  ];
  const changed = pieces.filter(({ at, words }) => staying.includes(at) && names(words)).map(({ at }) => at);
  const pages = sources.gonePages().map(nameOfPage);
  return [
    ...(pages.length > 0 ? [message('pagesLeave', { pages: pages.join(', ') })] : []),
    ...(changed.length > 0 ? [message('piecesChange', { pieces: changed.join(', ') })] : []),
  ];
}

function nameOfPage(page: GonePage): string {
  if (page.kind === 'member') return `members/${page.slug}`;
  return `stories/${page.section}/${page.slug} → ${page.near ?? '–'}`;
}

/** Writes a record back in its place; the others stay as they are. */
async function writeConsent(folder: string, consents: Consents, record: Consent): Promise<void> {
  const people = consents.people.map((each) => (each.person === record.person ? record : each));
  await writeWhole(join(folder, CONSENTS), Buffer.from(contentText({ ...consents, people })));
}

/** Returns the record of deleted files: the addresses that the site still answers, and the pictures that no page may show. */
function deletedFiles(
  folder: string,
  person: string,
  { today, own, before }: { today: string; own: readonly string[]; before: DeletedFiles | undefined },
): DeletedFiles {
  const source = createSources(folder, { today });
  const locals = otherLanguages(folder).map((language) => ({
    language,
    pages: createSources(folder, { language, today, untranslated: 'omit' }).gonePages(),
  }));
  const folders = new Set(own.filter((file) => file.startsWith('stories/')).map((file) => dirname(file)));
  const stories = source.gonePages().flatMap((page) => {
    if (page.kind !== 'story' || !folders.has(`stories/${page.section}/${page.id}`)) return [];
    const { section, id, near } = page;
    const slugs = locals.flatMap(({ language, pages }) => {
      const local = pages.find((each) => each.kind === 'story' && each.section === section && each.id === id);
      return local && local.slug !== id ? [[language, local.slug] as const] : [];
    });
    return { section, id, slugs: Object.fromEntries(slugs), ...(near !== null && { near }) };
  });
  const { shows } = makeDepartures(folder, [{ person }]);
  const media = own
    .filter((file) => /^(?:pictures|films)\/.+\.(?:svg|jpe?g|webp|avif|mp4)$/.test(file))
    .map((file) => file.replace(/^pictures\//, '').replace(/(?:\.poster)?\.\w+$/, ''))
    .filter((key) => shows(key));
  const member = own.some((file) => file.startsWith('members/'))
    ? slugOf(person.replaceAll('_', ' '))
    : before?.member;
  return {
    stories: [...(before?.stories ?? []), ...stories],
    media: [...new Set([...(before?.media ?? []), ...media])].sort(),
    ...(member !== undefined && { member }),
  };
}

/** Deletes files, and the entries of the person in lists of people, pictures and films. */
async function deleteFiles(folder: string, files: readonly string[], person: string): Promise<void> {
  const { shows } = makeDepartures(folder, [{ person }]);
  const isTheirs = (entry: unknown): boolean => {
    const { key, name, file, media } = Object(entry) as Record<string, unknown>;
    if (typeof file === 'string') return shows(file.replace(/\.\w+$/, ''));
    if (typeof media === 'string') return shows(`films/${media}`);
    return [key, name].some((each) => typeof each === 'string' && assetKey(each) === person);
  };
  // These lists distinguish films from scenes, so they are changed last.
  const lists = ['people.json', 'pictures/people.json', 'pictures/scenes.json', 'films/films.json'].flatMap(
    (file) => {
      if (!existsSync(join(folder, file))) return [];
      const value = readJson(folder, join(folder, file));
      const entries: unknown = Array.isArray(value) ? value : Object(value).people;
      if (!Array.isArray(entries) || !entries.some(isTheirs)) return [];
      const kept = entries.filter((entry) => !isTheirs(entry));
      return [{ file, value: Array.isArray(value) ? kept : { ...Object(value), people: kept } }];
    },
  );
  const translations = otherLanguages(folder).flatMap((language) => {
    const file = `films/films.${language}.json`;
    if (!existsSync(join(folder, file))) return [];
    const value = readJson(folder, join(folder, file));
    return Array.isArray(value) && value.some(isTheirs)
      ? [{ file, value: value.filter((entry) => !isTheirs(entry)) as unknown }]
      : [];
  });
  for (const file of files) rmSync(join(folder, file), { force: true });
  for (const story of new Set(
    files.filter((file) => basename(file).startsWith('story.')).map((file) => dirname(file)),
  ))
    rmSync(join(folder, story), { recursive: true, force: true });
  for (const { file, value } of [...lists, ...translations])
    await writeWhole(join(folder, file), Buffer.from(contentText(value)));
}
