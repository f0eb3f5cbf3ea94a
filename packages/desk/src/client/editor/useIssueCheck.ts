import { useEffect } from 'react';
import type { Issue, Item } from '../../protocol.ts';
import { useDesk } from '../app/DeskContext.tsx';
import type { EditSession } from '../session/createEditSession.ts';
import type { IssueStore } from './EditorContext.tsx';

/** Typing goes on for this long before the server checks: issues stand at their fields within half a second. */
const PAUSE_MS = 120;

type Checked = { item: Item; session: EditSession; issues: IssueStore };

/**
 * Checks an item while one types, its drafts in place of their files: first the fields, in milliseconds, then the folder with all
 * that depends on them.
 */
export function useIssueCheck({ item, session, issues }: Checked): void {
  const { api, onEvent } = useDesk();
  useEffect(() => {
    const files = item.files.map(({ file }) => file);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running: AbortController | undefined;
    let ofFolder = item.issues;
    const check = async () => {
      running?.abort();
      const mine = new AbortController();
      running = mine;
      const drafts = session.drafts().map(({ value: _, ...draft }) => draft);
      for (const scope of ['fields', 'folder'] as const) {
        // Without an answer the last issues stay; the header says that the server is away.
        const answer = await api.issues({ files, drafts, scope }, mine.signal).catch(() => null);
        if (!answer || mine.signal.aborted) return;
        if (scope === 'folder') ofFolder = answer.issues;
        issues.replace(answer.isWhole ? answer.issues : together(answer.issues, ofFolder));
        if (answer.isWhole) return;
      }
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(check, PAUSE_MS);
    };
    if (session.drafts().length > 0) later();
    const ends = [session.subscribe(later), onEvent(later)];
    return () => {
      clearTimeout(timer);
      running?.abort();
      for (const end of ends) end();
    };
  }, [api, item, session, issues, onEvent]);
}

/** Joins the issues of fields with those that the folder had last. The same one stands at its field alone. */
function together(ofFields: readonly Issue[], ofFolder: readonly Issue[]): Issue[] {
  const said = new Set(ofFields.map(({ message }) => message));
  return [...ofFields, ...ofFolder.filter(({ message }) => !said.has(message))];
}
