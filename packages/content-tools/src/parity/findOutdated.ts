import { basename } from 'node:path';
import type { Find } from './Finding.ts';
import { hashesOf, ledgerFile } from './ledger.ts';

/** Words whose source has changed since somebody read both, or that nobody has read beside it. */
export const findOutdated: Find = (pair, { language, ledger }) => {
  const { file, twin } = pair;
  const fields = pair.fields.filter(({ own }) => own !== null);
  const remedy = `content read ${file} --language ${language} --by NAME`;
  const entry = ledger?.[file];
  if (!entry) {
    // Without a ledger there is one complaint for all files.
    const complaint = `${twin}: ${ledgerFile(language)} does not say who has read this, so nobody would notice when ${basename(file)} changes. Read both, then: ${remedy}`;
    return [{ shortcoming: 'to be read again', fields: fields.length, complaint }];
  }
  const hashes = hashesOf(pair);
  return fields
    .filter(({ place }) => entry.of[place] !== hashes[place])
    .map(({ place }) => ({
      shortcoming: 'to be read again',
      fields: 1,
      complaint: `${twin}, ${place}: ${basename(file)} ${entry.of[place] === undefined ? 'said nothing' : 'said something else'} here when ${entry.by} read both on ${entry.on}, so visitors may read two things in two languages. Read it again, then: ${remedy}`,
    }));
};
