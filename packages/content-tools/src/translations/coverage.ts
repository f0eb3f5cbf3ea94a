import { createSources } from '../read/sources.ts';
import { createOwnWords } from '../parity/createOwnWords.ts';
import type { Finding, ParityContext } from '../parity/Finding.ts';
import { findMissing, missingTwin } from '../parity/findMissing.ts';
import { findOutdated } from '../parity/findOutdated.ts';
import { findUnlike } from '../parity/findUnlike.ts';
import { findUntranslated } from '../parity/findUntranslated.ts';
import { readGlossary } from './glossary.ts';
import { readLedger } from '../parity/ledger.ts';
import { type Pair, readPair } from '../parity/readPair.ts';
import { PAGES_OF_THEIR_OWN, twinnedFiles } from './translatedFiles.ts';

/** A file beside its twin, and what is to be mended. What a firm leaves out is not there, and that is no mistake. */
export type Compared = Pair & { isLeftOut: boolean; findings: Finding[] };

/** How well the files of a folder are said in one language. */
export type Parity = { language: string; hasLedger: boolean; files: Compared[] };

const FINDS = [findMissing, findUntranslated, findUnlike, findOutdated];

/**
 * Compares every file of a content folder with its twin in one language. Throws a `ContentError` when the files of the
 * source, or those that are about all words, cannot be read. `together`: readings that go together with this one.
 */
export function parityOf(
  root: string,
  language: string,
  untranslated: 'complain' | 'leave out',
  together = {},
): Parity {
  const sources = createSources(root, { together });
  const facts = sources.facts();
  const ledger = readLedger(root, language);
  const context: ParityContext = {
    language,
    source: sources.source(),
    ownWords: createOwnWords(sources, { root, same: readGlossary(root).same }),
    isFact: (name) => Object.hasOwn(facts, name),
    ledger,
  };
  const compare = (pair: Pair): Compared => {
    const isLeftOut = !pair.isThere && untranslated === 'leave out' && PAGES_OF_THEIR_OWN.includes(pair.kind);
    if (isLeftOut) return { ...pair, isLeftOut, findings: [] };
    const findings = pair.isThere ? FINDS.flatMap((find) => find(pair, context)) : [missingTwin(pair)];
    return { ...pair, isLeftOut, findings };
  };
  const files = twinnedFiles(root).map((file) => compare(readPair(root, file, language)));
  return { language, hasLedger: ledger !== null, files };
}
