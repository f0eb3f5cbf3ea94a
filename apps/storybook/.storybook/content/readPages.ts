import { parseCampusEvents } from '@tamarack-lowe/api-client/internal/parse';
import type { Section } from '@tamarack-lowe/content-model';
import {
  campusPageData,
  memberPageData,
  picturesOf,
  resourcePageData,
  storyPageData,
  teamData,
} from '@tamarack-lowe/content-tools/internal/page-data';
import type {
  CampusPageData,
  MemberPageData,
  ResourcePageData,
  StoryPageData,
  TeamCard,
} from '@tamarack-lowe/pages/internal/data';
import { found } from '../../src/pages/found.ts';
import { type OpenedLanguage, readRecording } from './openLanguage.ts';

/** A story as its page shows it to each visitor type. `id`: its slug in English. */
export function readStoryPage(opened: OpenedLanguage, section: Section, id: string): StoryPageData {
  const { listStories, idOf } = opened.content;
  const hasId = (story: { section: string; slug: string }) =>
    story.section === section && idOf(story.slug, section) === id;
  return found(storyPageData(opened, section, found(listStories().find(hasId)).slug));
}

/** Every resource as its page shows it, by its slug in English. */
export function readResourcePages(opened: OpenedLanguage): Record<string, ResourcePageData> {
  const { idOf, readResources } = opened.content;
  return Object.fromEntries(
    readResources().map(({ slug }) => [idOf(slug), found(resourcePageData(opened, slug))]),
  );
}

/** Returns the campus page: the film, all resources and the links to print them. */
export function readCampusPage(opened: OpenedLanguage): CampusPageData {
  return campusPageData(opened);
}

/** Returns the recorded events, with the pictures and the text of the resource about them. */
export function readEvents({ site, content }: OpenedLanguage) {
  const resource = found(content.readResources().find(({ type }) => type === 'events'));
  const recorded = found(
    parseCampusEvents(readRecording(site, 'campus-events'), { siteUrl: site.brand.mainSite }),
  );
  return { ...recorded, pictures: picturesOf(resource, site), text: resource.text };
}

/** Returns the cards of the talent team, with descriptions of their pictures. */
export function readTeam(opened: OpenedLanguage): (TeamCard & { alt: string })[] {
  const alts = opened.content.readMembers().map(({ alt }) => alt);
  return teamData(opened).map((member, index) => ({ ...member, alt: alts[index] ?? '' }));
}

/** Returns the page of each member of the talent team, by slug. */
export function readMemberPages(opened: OpenedLanguage): Record<string, MemberPageData> {
  const team = opened.content.readMembers();
  return Object.fromEntries(team.map(({ slug }) => [slug, found(memberPageData(opened, slug))]));
}
