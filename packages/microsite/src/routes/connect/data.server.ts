import { slugOf } from '@tamarack-lowe/content-model';
import type { Content } from '@tamarack-lowe/content-tools';
import { teamData } from '@tamarack-lowe/content-tools/internal/page-data';
import type { TeamCard } from '@tamarack-lowe/pages/internal/data';
import { about, pageHead, startCrumb } from '../head.server.ts';
import { newestDay } from '../newestDay.server.ts';
import type { CardContent, HeadEntry, PageEntry, RouteContext } from '../route.ts';
import { sharePortraits } from '../shareCards.server.ts';

export type ConnectData = {
  /** The talent team, by slug. */
  team: TeamCard[];
  /** Slugs of schools by their slugs in other languages, for schools whose slug differs. */
  schools: Record<string, string>;
};

/** Lists the page. It changes with its newest member. */
export function list({ site, content }: RouteContext): PageEntry[] {
  const { connect } = site.paths;
  if (connect === null) return [];
  const updated = newestDay(content.readMembers().map((member) => member.updated));
  return [{ path: connect, label: site.say('connectTitle'), updated, offline: true }];
}

export function load(context: RouteContext): ConnectData {
  return { team: teamData(context), schools: translatedSchools(context) };
}

/** Relies on each colleague's schools standing in the same order in every language. */
function translatedSchools({ content, others }: RouteContext): Record<string, string> {
  const schoolsIn = (language: Content) =>
    new Map(language.readMembers().map(({ slug, schools }) => [slug, schools.map(slugOf)]));
  const currentSchools = [...schoolsIn(content)];
  const pairs = others().flatMap((other) => {
    const otherSchools = schoolsIn(other);
    return currentSchools.flatMap(([slug, schools]) =>
      schools.flatMap((school, index) => {
        const translated = otherSchools.get(slug)?.[index];
        return translated === undefined || translated === school ? [] : [[translated, school]];
      }),
    );
  });
  return Object.fromEntries(pairs);
}

export function head(context: RouteContext, { path }: { path: string }): HeadEntry[] {
  const { site, headSay } = context;
  const title = site.say('connectTitle');
  const canonical = site.paths.connect ?? path;
  return [
    ...pageHead(site, { title, description: headSay('connectDescription'), path: canonical }),
    about(site, [startCrumb(context), { name: title, path: canonical }]),
  ];
}

/** Shows the two people that the content names, else two who are not on the card of the site. */
export function card(context: RouteContext): CardContent {
  const { site, content } = context;
  const portraits = sharePortraits(context);
  const [first, second] = content
    .readMembers()
    .map(({ media }) => media)
    .filter((media) => !portraits.includes(media));
  return {
    headline: site.say('connectTitle'),
    art: {
      portraits: content.readShare()?.team ?? [first ?? portraits[0], second ?? portraits[1]],
    },
  };
}
