import { type Paths, toLines } from '@tamarack-lowe/content-model';
import { plainPath } from '@tamarack-lowe/content-model/internal/addresses';
import type { AccessibilityPageData, PageAddress } from '@tamarack-lowe/pages/internal/data';
import { about, pageHead, startCrumb } from '../head.server.ts';
import type { CardContent, HeadEntry, PageEntry, RouteContext, RouteFile } from '../route.ts';
import { evidenceRecords, gapTexts, PACKAGE_EVIDENCE, subjectsData, waysData } from './evidence.server.ts';

/** Data of the page, and the evidence as JSON; null on sites whose statement has no address. */
export type AccessibilityData = AccessibilityPageData & { file: PageAddress | null };

/** Lists the statement, on sites that have the file and an address for it. */
export function list({ content, site }: RouteContext): PageEntry[] {
  const path = site.paths.page('accessibility');
  const statement = path === null ? null : content.readStatement();
  if (path === null || statement === null) return [];
  return [{ path, label: statement.name, updated: statement.updated }];
}

/** Reads the firm's words, and puts the evidence of the packages beside them. */
export function load({ content, site }: RouteContext): AccessibilityData | null {
  const statement = content.readStatement();
  if (statement === null) return null;
  const { aim, checks, gaps, labels, lead, person, title } = statement;
  const { email, phone } = person;
  const context = { language: site.language, statement };
  const file = evidenceFile(site.paths);
  return {
    title: toLines(title),
    lead,
    aim: { ...aim, seal: toLines(aim.seal) },
    checks: { title: checks.title, text: checks.text, ways: waysData(PACKAGE_EVIDENCE, context) },
    gaps: {
      title: gaps.title,
      lead: gaps.lead,
      items: [...gaps.items.map((text) => ({ text })), ...gapTexts(PACKAGE_EVIDENCE, context)],
    },
    person: {
      title: person.title,
      text: person.text,
      links: [
        { href: `mailto:${email}`, label: email },
        ...(phone === undefined ? [] : [{ href: `tel:${phone.replace(/[^+\d]/g, '')}`, label: phone }]),
      ],
    },
    evidence: {
      title: labels.evidence,
      subject: labels.subject,
      checks: labels.checks,
      groups: [
        { id: 'pages', title: labels.pages, subjects: subjectsData(PACKAGE_EVIDENCE.pages, context) },
        {
          id: 'components',
          title: labels.components,
          subjects: subjectsData(PACKAGE_EVIDENCE.components, context),
        },
      ],
    },
    file: file === null ? null : { href: file, label: labels.data },
  };
}

/** Address of the evidence as JSON, beside the page; null on sites without that page. */
export function evidenceFile(paths: Pick<Paths, 'page'>): string | null {
  const page = paths.page('accessibility');
  return page === null ? null : `${plainPath(page)}.json`;
}

/** The head of the statement. */
export function head(context: RouteContext, { path }: { path: string }): HeadEntry[] {
  const statement = context.content.readStatement();
  if (statement === null) return [];
  const { name: title, summary } = statement;
  const file = evidenceFile(context.site.paths);
  return [
    ...pageHead(context.site, { title, description: summary, path, type: 'article' }),
    about(context.site, [startCrumb(context), { name: title, path }]),
    ...(file === null ? [] : [{ rel: 'alternate', type: 'application/json', href: file }]),
  ];
}

/** The share card of the statement; null when it names no picture. */
export function card({ content }: RouteContext): CardContent | null {
  const { name, title, media } = content.readStatement() ?? {};
  if (media === undefined || title === undefined || name === undefined) return null;
  return { headline: toLines(title).join(' '), note: name, art: { photo: media } };
}

/** Returns the evidence of the packages as JSON, with the firm that it is published by. */
export function files({ content, site, today }: RouteContext): RouteFile[] {
  const statement = content.readStatement();
  const path = evidenceFile(site.paths);
  if (statement === null || path === null) return [];
  const records = {
    firm: site.brand.firm,
    language: site.language,
    asOf: today,
    aim: toLines(statement.aim.seal).join(' '),
    email: statement.person.email,
    notPerfect: statement.gaps.items,
    ...evidenceRecords(PACKAGE_EVIDENCE, site.language),
  };
  return [{ path, text: `${JSON.stringify(records, null, 2)}\n` }];
}
