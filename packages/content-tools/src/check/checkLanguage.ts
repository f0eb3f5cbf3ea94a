import { complaintsOf } from '../files/complaintsOf.ts';
import { parityComplaints } from '../parity/parityComplaints.ts';
import { type Parity, parityOf } from '../translations/coverage.ts';
import { pathsApart } from '../parity/pathsApart.ts';
import { PAGES_OF_THEIR_OWN } from '../translations/translatedFiles.ts';
import { linksLeadSomewhere } from './links.ts';
import { openContext } from './context.ts';
import { LANGUAGE_RULES } from './rules.ts';

/** What becomes of a page of its own that is not written in a language. */
export type Untranslated = 'complain' | 'leave out';

/** What is wrong with a content folder in a language that is not that of its source, and how many pages are left out. */
export type LanguageCheck = { complaints: string[]; leftOut: number };

/** The language, and the readings that go together with this one. */
type Checked = { language: string; untranslated: Untranslated; now: Date; together?: object };

/** Reads a content folder in another language: its words by the rules of words, then beside the source. */
export function checkLanguage(
  root: string,
  { language, untranslated, now, together }: Checked,
): LanguageCheck {
  // Pages that are missing are complained of beside the source, and what is there is looked at without them.
  const opened = openContext(root, { language, untranslated: 'leave out', together, now });
  const unreadable = 'unreadable' in opened ? opened.unreadable : [];
  let parity: Parity | undefined;
  const incomparable = complaintsOf(() => {
    parity = parityOf(root, language, untranslated, together);
  });
  if (parity === undefined)
    return { complaints: unreadable.length > 0 ? unreadable : incomparable, leftOut: 0 };

  const { files } = parity;
  const leftOut = files.filter(({ isLeftOut }) => isLeftOut).length;
  if ('unreadable' in opened)
    return { complaints: [...unreadable, ...parityComplaints(besideUnreadable(parity))], leftOut };

  const isWhole = files.every(({ isThere }) => isThere);
  // What leads to a page that is not there is the affair of the site, which knows the other language.
  const rules = LANGUAGE_RULES.filter((rule) => isWhole || rule !== linksLeadSomewhere);
  const complaints = [
    ...rules.flatMap((rule) => rule(opened.context)),
    ...pathsApart(files),
    ...parityComplaints(parity),
  ];
  return { complaints, leftOut };
}

/** Without the words whose lack is said already by what refuses them. */
function besideUnreadable(parity: Parity): Parity {
  const files = parity.files.map(({ findings, ...file }) => ({
    ...file,
    findings: findings.filter(
      ({ shortcoming }) =>
        shortcoming !== 'missing' || (!file.isThere && PAGES_OF_THEIR_OWN.includes(file.kind)),
    ),
  }));
  return { ...parity, files };
}
