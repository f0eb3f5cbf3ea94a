import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** One line of the audit log. It has no address of a network, no word of content and no token. */
export type AuditEntry = {
  /** Name of the person at the provider; empty for a visitor of a signed link or the desk itself. */
  by: string;
  action: string;
  proposal?: string;
  /** `done`, or the reason why it was not. */
  outcome: string;
  /** File, language or commit that it was about. */
  about?: string;
};

export type AuditLog = { add: (entry: AuditEntry) => void; settled: () => Promise<void> };

/** Appends lines of JSON to `audit.jsonl` in the data folder, in the order of their events. A full disk does not stop the desk. */
export function openAuditLog(dataFolder: string, now: () => Date): AuditLog {
  let last: Promise<void> = mkdir(dataFolder, { recursive: true }).then(() => undefined);
  return {
    add: (entry) => {
      const line = `${JSON.stringify({ at: now().toISOString(), ...entry })}\n`;
      last = last
        .then(() => appendFile(join(dataFolder, 'audit.jsonl'), line, { mode: 0o600 }))
        .catch((error: Error) => console.error(`The audit log could not be written: ${error.message}`));
    },
    settled: () => last,
  };
}
