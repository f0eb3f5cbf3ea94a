import { ContentError } from '@tamarack-lowe/content-model';
import { otherLanguages } from '../parity/otherLanguages.ts';
import { parityComplaints } from '../parity/parityComplaints.ts';
import { parityOf } from '../translations/coverage.ts';
import { parityTable } from './coverageCommand.ts';

export type ParityOptions = {
  folder: string;
  /** Without it, every language but that of the source. */
  language: string | undefined;
  /** Languages in which what is not written is left out. */
  leaveOut: readonly string[];
};

/**
 * The table of each language, and below it what is to be mended. Throws it as a `ContentError` where something is missing
 * in a language that is to be whole.
 */
export function parityCommand({ folder, language, leaveOut }: ParityOptions): string {
  const languages = otherLanguages(folder).filter((each) => language === undefined || each === language);
  const looked = languages.map((each) => {
    const isWhole = !leaveOut.includes(each);
    const parity = parityOf(folder, each, isWhole ? 'complain' : 'leave out');
    const isMissing = parity.files.some(({ findings }) =>
      findings.some(({ shortcoming }) => shortcoming === 'missing'),
    );
    const complaints = parityComplaints(parity).map((complaint) => `• ${complaint}`);
    return { fails: isWhole && isMissing, lines: [...parityTable(parity), '', ...complaints] };
  });
  if (looked.length === 0) return 'This folder is said in one language.';
  const words = looked.map(({ lines }) => lines.join('\n').trimEnd()).join('\n\n');
  if (looked.some(({ fails }) => fails)) throw new ContentError([words]);
  return words;
}
