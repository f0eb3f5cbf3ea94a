import type { SiteContent } from '@tamarack-lowe/content-tools';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Issue, Json, PreviewAnswer, PreviewHead, PreviewPage } from '../../protocol.ts';
import { useDesk } from '../app/DeskContext.tsx';
import { useEditing } from '../editor/EditorContext.tsx';
import { hasSameLists, shownText, textsOf } from './fieldTexts.ts';
import { bare, type FollowMessage } from './previewMessages.ts';

/** Typing goes on for this long before the server makes the page again. Words follow at once. */
const PAUSE_MS = 350;

/** An answer of the server, with the values that it was made of. */
type Made = {
  site: SiteContent;
  page: PreviewPage | null;
  head: PreviewHead | null;
  language: string;
  values: ReadonlyMap<string, Json | undefined>;
};

/**
 * Returns the page of the item in a language, as the server made it last, and the words that changed since, which the page follows at
 * once. Other changes (a new block, another picture) come with the next answer.
 */
export function usePreviewData(language: string) {
  const { api, onEvent } = useDesk();
  const { item, session } = useEditing();
  const [made, setMade] = useState<Made | null>(null);
  const [issues, setIssues] = useState<readonly Issue[] | null>(null);
  const revision = useSyncExternalStore(session.subscribe, session.revision);
  const running = useRef<AbortController | null>(null);

  const ask = useCallback(async () => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const values = new Map(item.files.map((each) => [each.file, session.value(each.file)]));
    const drafts = session.drafts().map(({ value: _, ...draft }) => draft);
    const answer: PreviewAnswer | null = await api
      .preview({ id: item.summary.id, language, drafts }, mine.signal)
      .catch(() => null);
    if (!answer || mine.signal.aborted) return;
    if (answer.result === 'issues') setIssues(answer.issues);
    else {
      setIssues(null);
      setMade({ site: answer.site, page: answer.page, head: answer.head, language, values });
    }
  }, [api, item, session, language]);

  useEffect(() => {
    void ask();
    return onEvent((event) => {
      if (event.type === 'changed') void ask();
    });
  }, [ask, onEvent]);
  useEffect(() => {
    if (revision === 0) return;
    const timer = setTimeout(ask, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [ask, revision]);

  /** Shows a text as the page does. */
  const facts = useCallback(
    (text: string) => (made ? shownText(text, made.site.facts, made.language) : text),
    [made],
  );
  const followed = useMemo((): Pick<FollowMessage, 'texts' | 'fields'> | null => {
    if (!made || revision < 0) return null;
    const texts = new Map<string, string>();
    for (const [name, before] of made.values) {
      const now = session.value(name);
      if (before === now || !hasSameLists(before, now)) continue;
      const old = textsOf(before, item.shape);
      for (const [index, { text }] of textsOf(now, item.shape).entries()) {
        const was = old[index]?.text ?? '';
        if (was !== '' && was !== text) texts.set(facts(was), facts(text));
      }
    }
    const file = item.files.find((each) => each.language === made.language)?.file;
    const own = file === undefined ? undefined : session.value(file);
    const fields = textsOf(own, item.shape).map(({ path, text }) => ({ path, text: bare(facts(text)) }));
    return { texts, fields };
  }, [made, revision, session, item, facts]);
  return { made, followed, facts, issues };
}
