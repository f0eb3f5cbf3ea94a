import { ledgerFile } from './ledger.ts';
import type { Parity } from '../translations/coverage.ts';

/** Everything that is to be mended in the twins of one language, in an editor's words, file by file. */
export function parityComplaints({ files, hasLedger, language }: Parity): string[] {
  const findings = files.flatMap((file) => file.findings);
  if (hasLedger) return findings.map(({ complaint }) => complaint);
  return [
    `${ledgerFile(language)} is missing, so nobody would notice when words change and those in "${language}" do not. When all are read beside their source: content read --language ${language} --by NAME`,
    ...findings
      .filter(({ shortcoming }) => shortcoming !== 'to be read again')
      .map(({ complaint }) => complaint),
  ];
}
