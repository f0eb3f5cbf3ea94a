import { useEffect } from 'react';
import { useDesk } from '../app/DeskContext.tsx';
import type { EditSession } from '../session/createEditSession.ts';
import type { IssueStore } from './EditorContext.tsx';

/** Typing goes on for this long before the server checks: issues stand at their fields within half a second. */
const PAUSE_MS = 200;

/** Checks the drafts of an item while one types, each time in place of their files. */
export function useIssueCheck({ session, issues }: { session: EditSession; issues: IssueStore }): void {
  const { api, onEvent } = useDesk();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running: AbortController | undefined;
    const check = async () => {
      running?.abort();
      const mine = new AbortController();
      running = mine;
      const drafts = session.drafts().map(({ value: _, ...draft }) => draft);
      // Without an answer the last issues stay; the header says that the server is away.
      const answer = await api.issues(drafts, mine.signal).catch(() => null);
      if (answer && !mine.signal.aborted) issues.replace(answer.issues);
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
  }, [api, session, issues, onEvent]);
}
