import { useEffect, useMemo, useState } from 'react';
import type { FieldPath, Item } from '../../protocol.ts';
import { Refused } from '../api.ts';
import { useDesk } from '../app/DeskContext.tsx';
import { createEditSession, type EditSession, type StoredDraft } from '../session/editSession.ts';
import { useWords } from '../words/words.tsx';
import { Editor } from './Editor.tsx';

type ItemScreenProps = { id: string; language: string | null; path: FieldPath | null };

type Opened = { item: Item; session: EditSession; stored: StoredDraft | null };

/** Opens an item with the draft that this device has of it. */
export function ItemScreen({ id, language, path }: ItemScreenProps) {
  const { api, store, keep, overview } = useDesk();
  const { say } = useWords();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const open = async () => {
      try {
        const [item, stored] = await Promise.all([api.item(id), store.read(id).catch(() => null)]);
        if (isCurrent) setOpened({ item, stored, session: createEditSession({ item, stored, keep }) });
      } catch (error) {
        if (isCurrent) setProblem(error instanceof Refused ? error.message : say('serverAway'));
      }
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [api, store, keep, id, say]);

  const title = overview.items.find((each) => each.id === id)?.title;
  const shown = useMemo(() => {
    if (!opened) return null;
    const { summary } = opened.item;
    const item = { ...opened.item, summary: { ...summary, title: title ?? summary.title } };
    return { ...opened, item, language, path };
  }, [opened, language, path, title]);
  if (problem !== null) return <main className="page">{problem}</main>;
  return shown ? <Editor {...shown} /> : <main className="page" aria-busy="true" />;
}
