import { fillMessage, toLines } from '@tamarack-lowe/content-model';
import { applyTypography } from '@tamarack-lowe/content-model/internal/content';
import { dayText } from '@tamarack-lowe/content-model/internal/text';
import type { AccessibilityPageData } from '@tamarack-lowe/pages/internal/data';
import { found } from '../../src/pages/found.ts';
import type { OpenedLanguage } from './openLanguage.ts';

/** Day of the checks. The evidence of the packages is newer with each change, and pictures of the page stay the same. */
const DAY = '2026-11-27';

const NOTE = {
  text: 'Orca says “clickable” with the main heading of a page. A press there does nothing.',
  lang: 'en',
};

/** The accessibility statement in the firm's words, with a piece of evidence. */
export function readStatementPage({ site, content }: OpenedLanguage): AccessibilityPageData {
  const { language } = site;
  const { aim, checks, gaps, labels, lead, person, title } = found(content.readStatement());
  const day = fillMessage(labels.checked, { date: applyTypography(dayText(DAY, language), language) });
  const subject = (id: string, name: string) => ({
    id,
    name: { text: name, lang: 'en' },
    checks: [
      { name: labels.machine, criteria: '1.1.1, 1.4.3, 2.1.1, 4.1.2', day, again: false, note: null },
      { name: labels.reader, criteria: '1.3.1, 4.1.3', day, again: false, note: NOTE },
      { name: labels.hand, criteria: '1.4.10, 1.4.11', day: labels.again, again: true, note: null },
    ],
  });
  return {
    title: toLines(title),
    lead,
    aim: { ...aim, seal: toLines(aim.seal) },
    checks: {
      ...checks,
      ways: (['machine', 'reader', 'hand'] as const).map((way) => ({
        name: labels[way],
        text: checks[way],
        tools: [],
        day,
      })),
    },
    gaps: { ...gaps, items: [...gaps.items.map((text) => ({ text })), NOTE] },
    person: { ...person, links: [{ href: `mailto:${person.email}`, label: person.email }] },
    evidence: {
      title: labels.evidence,
      subject: labels.subject,
      checks: labels.checks,
      groups: [
        {
          id: 'pages',
          title: labels.pages,
          subjects: [subject('slides', 'Slides'), subject('story', 'Story')],
        },
        { id: 'components', title: labels.components, subjects: [subject('deck', 'Deck')] },
      ],
    },
  };
}
