import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Choices, DeskEvent, ItemSummary, Overview, Session } from '../../protocol.ts';
import { type Api, createApi, listen, Refused } from '../api.ts';
import { type DraftStore, openDraftStore } from '../session/draftStore.ts';
import type { StoredDraft } from '../session/editSession.ts';
import { useWords } from '../words/words.tsx';
import { titleOf } from './itemNames.ts';

/** State and functions that all screens of the desk share. */
export type Desk = {
  api: Api;
  session: Session;
  overview: Overview;
  choices: Choices;
  store: DraftStore;
  /** Drafts on this device, the latest first. */
  drafts: readonly StoredDraft[];
  /** Keeps the draft of an item on the device. */
  keep: (id: string, draft: StoredDraft | null) => void;
  /** The device cannot keep drafts: its disk is full, or the browser forbids it. */
  cannotKeep: boolean;
  /** The server does not answer. */
  isAway: boolean;
  /** Returns the item of an id; undefined when the folder has none. */
  itemOf: (id: string) => ItemSummary | undefined;
  /** Reads overview and choices again. */
  reload: () => Promise<void>;
  /** Listens to changes of files. Returns a function that stops listening. */
  onEvent: (listener: (event: DeskEvent) => void) => () => void;
};

const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('There is no desk here. Put DeskProvider around it.');
  return desk;
}

/** Changes on disk come in bursts: the overview is read once after them. */
const BURST_MS = 250;

type Data = Pick<Desk, 'session' | 'overview' | 'choices'>;

/** Returns `before` if its responses are the same objects, so that nothing is rendered again. */
function keepUnchanged(before: Data | null, now: Data): Data {
  const isSame =
    before?.session === now.session && before.overview === now.overview && before.choices === now.choices;
  return before && isSame ? before : now;
}

/** Connects the screens with the server, and with the drafts on this device. */
export function DeskProvider({ children }: { children: ReactNode }) {
  const words = useWords();
  const { language, say } = words;
  const api = useMemo(() => createApi(language), [language]);
  const [data, setData] = useState<Data | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAway, setIsAway] = useState(false);
  const [drafts, setDrafts] = useState<readonly StoredDraft[]>([]);
  const [cannotKeep, setCannotKeep] = useState(false);
  const listeners = useRef(new Set<(event: DeskEvent) => void>());
  const start = useRef<string | null>(null);

  const reload = useCallback(async () => {
    try {
      const [session, overview, choices] = await Promise.all([api.session(), api.overview(), api.choices()]);
      start.current = session.start;
      setData((before) => keepUnchanged(before, { session, overview, choices }));
      setProblem(null);
      setIsAway(false);
    } catch (error) {
      if (error instanceof Refused) setProblem(error.message);
      else setIsAway(true);
    }
  }, [api]);

  const { title, proposal } = data?.session ?? {};
  // Each proposal has drafts of its own.
  const folder = proposal && title !== undefined ? `${title}: ${proposal.id}` : title;
  const store = useMemo(() => (folder === undefined ? null : openDraftStore(folder)), [folder]);
  useEffect(() => {
    store?.list().then(setDrafts, () => setCannotKeep(true));
  }, [store]);
  const keep = useCallback(
    (id: string, draft: StoredDraft | null) => {
      setDrafts((all) => [...(draft ? [draft] : []), ...all.filter((each) => each.id !== id)]);
      store?.keep(id, draft).then(
        () => setCannotKeep(false),
        () => setCannotKeep(true),
      );
    },
    [store],
  );
  const onEvent = useCallback((listener: (event: DeskEvent) => void) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);

  useEffect(() => {
    void reload();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = listen(
      (event) => {
        for (const listener of listeners.current) listener(event);
        // The first event of a connection matters only if the server has started again meanwhile.
        if (event.type === 'hello' && (start.current === null || start.current === event.start)) return;
        clearTimeout(timer);
        timer = setTimeout(reload, BURST_MS);
      },
      (isConnected) => setIsAway(!isConnected),
    );
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [reload]);

  const overview = useMemo(() => {
    if (!data) return null;
    const titled = (item: ItemSummary) => ({ ...item, title: titleOf(item, data.choices, words) });
    return { ...data.overview, items: data.overview.items.map(titled) };
  }, [data, words]);
  const itemOf = useMemo(() => {
    const items = new Map(overview?.items.map((item) => [item.id, item]));
    return (id: string) => items.get(id);
  }, [overview]);
  const desk = useMemo(
    () =>
      data &&
      overview &&
      store && { api, ...data, overview, itemOf, store, drafts, keep, cannotKeep, isAway, reload, onEvent },
    [api, data, overview, itemOf, store, drafts, keep, cannotKeep, isAway, reload, onEvent],
  );
  if (!desk) {
    return (
      <p className="opening" role="status">
        {problem ?? say(isAway ? 'serverAwayAtFirst' : 'opening')}
      </p>
    );
  }
  return <DeskContext value={desk}>{children}</DeskContext>;
}
