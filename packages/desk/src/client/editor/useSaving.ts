import { useCallback, useEffect, useRef, useState } from 'react';
import type { Conflict, Draft, Item, ItemFile, Json } from '../../protocol.ts';
import { Refused } from '../api.ts';
import { useDesk } from '../app/DeskContext.tsx';
import type { EditSession } from '../session/editSession.ts';
import { useWords } from '../words/words.tsx';

/** Fields that somebody else changed too. Nothing was written. */
export type SaveConflict = {
  theirs: ItemFile;
  /** Both changes in one value, with their value at each conflict. */
  value: Json;
  conflicts: Conflict[];
  /** Number of edits of the session that the value holds. */
  count: number;
};

export type Saving = {
  isSaving: boolean;
  /** What happened last, in words; empty at first. */
  message: string;
  /** True if `message` reports a failure. */
  isProblem: boolean;
  conflict: SaveConflict | null;
  save: () => void;
  /** Saves a file with the choices made at its conflicts. */
  resolve: (draft: Draft, count: number) => void;
  /** Leaves the conflict for later: the draft stays on the device. */
  later: () => void;
};

/** Saves the edits of an item, file by file. Edits that are not saved stay in the draft. */
export function useSaving({ item, session }: { item: Item; session: EditSession }): Saving {
  const { api, onEvent } = useDesk();
  const { say } = useWords();
  const [isSaving, setIsSaving] = useState(false);
  const [{ message, isProblem }, setMessage] = useState({ message: '', isProblem: false });
  const [conflict, setConflict] = useState<SaveConflict | null>(null);
  const busy = useRef(false);

  const send = useCallback(
    async (draft: Draft, count: number): Promise<{ message: string; isProblem: boolean } | null> => {
      const response = await api.save(draft);
      switch (response.result) {
        case 'saved':
          session.replace(response.file, count);
          return { message: say(response.merged ? 'savedMerged' : 'saved'), isProblem: false };
        case 'conflict':
          setConflict({
            theirs: response.theirs,
            value: response.value,
            conflicts: response.conflicts,
            count,
          });
          return { message: say('conflictFound'), isProblem: true };
        case 'failed':
          return { message: response.message, isProblem: true };
      }
    },
    [api, session, say],
  );

  const run = useCallback(
    async (drafts: () => { draft: Draft; count: number }[]) => {
      if (busy.current) return;
      busy.current = true;
      setIsSaving(true);
      try {
        for (const { draft, count } of drafts()) {
          const outcome = await send(draft, count);
          if (outcome) setMessage(outcome);
          if (outcome?.isProblem) break;
        }
      } catch (error) {
        setMessage({ message: error instanceof Refused ? error.message : say('keptHere'), isProblem: true });
      } finally {
        busy.current = false;
        setIsSaving(false);
      }
    },
    [send, say],
  );

  const save = useCallback(
    () =>
      void run(() =>
        session.drafts().map(({ value: _, ...draft }) => ({ draft, count: session.editCount(draft.file) })),
      ),
    [run, session],
  );
  const resolve = useCallback(
    (draft: Draft, count: number) => {
      setConflict(null);
      void run(() => [{ draft, count }]);
    },
    [run],
  );

  // A file without edits is read again when others write it; a file with edits is compared when it is saved.
  useEffect(
    () =>
      onEvent((event) => {
        if (event.type !== 'changed' || busy.current) return;
        // A file that was removed is not there to be read; its words are still in the session.
        const others = event.files.filter(
          ({ file, version }) =>
            version !== null && session.value(file) !== undefined && session.version(file) !== version,
        );
        if (others.length === 0) return;
        if (others.some(({ file }) => session.isEdited(file))) {
          setMessage({ message: say('changedUnderneath'), isProblem: true });
        }
        const refresh = async () => {
          const fresh = await api.item(item.summary.id).catch(() => null);
          for (const file of fresh?.files ?? []) {
            if (!session.isEdited(file.file) && session.version(file.file) !== file.version)
              session.replace(file, 0);
          }
        };
        void refresh();
      }),
    [api, item, session, onEvent, say],
  );

  return { isSaving, message, isProblem, conflict, save, resolve, later: () => setConflict(null) };
}
