import type { ColourScheme } from '@tamarack-lowe/content-model';
import type { SiteContent } from '@tamarack-lowe/content-tools';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { valueAt } from '../../edits.ts';
import type { FieldPath, Issue, Json, PreviewHead, PreviewPage, PreviewResponse } from '../../protocol.ts';
import { useDesk } from '../app/DeskContext.tsx';
import { useEditing } from '../editor/EditorContext.tsx';
import { textAt } from '../session/editSession.ts';
import { useWords, type WordKey } from '../words/words.tsx';
import { hasSameLists, shownText, textsOf } from './fieldTexts.ts';
import {
  bare,
  type FollowMessage,
  type PageMessage,
  type PreviewView,
  type ShowMessage,
} from './previewMessages.ts';

type PreviewPaneProps = {
  /** Field that the editor is in. */
  field: { file: string; path: FieldPath } | null;
  onGo: (path: FieldPath, file?: string | null) => void;
};

/** Widths of the windows that the page is shown in, CSS pixels. */
const WINDOWS = { desktop: 1280, phone: 390 } as const;

const VIEWS = ['page', 'card', 'search'] as const satisfies readonly PreviewView[];
const VIEW_WORDS: Record<PreviewView, WordKey> = { page: 'viewPage', card: 'cropCard', search: 'viewSearch' };

const SCHEMES = ['dawn', 'dusk', 'night'] as const satisfies readonly ColourScheme[];
const SCHEME_WORDS: Record<ColourScheme, WordKey> = {
  dawn: 'backgroundDawn',
  dusk: 'backgroundDusk',
  night: 'backgroundNight',
};

/** The page beside its words: it follows each keystroke, and a press in it goes to the field. */
export function PreviewPane({ field, onGo }: PreviewPaneProps) {
  const { session: desk, choices } = useDesk();
  const { item, translation, source, session } = useEditing();
  const { say, languageName } = useWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const [visitor, setVisitor] = useState(choices.visitorTypes[0]?.id ?? '');
  const [windowName, setWindowName] = useState<keyof typeof WINDOWS>('desktop');
  const [view, setView] = useState<PreviewView>('page');
  const [colourScheme, setColourScheme] = useState<ColourScheme | null>(null);
  const language = chosen ?? translation?.language ?? source.language;
  const { preview, followed, facts, issues } = usePreviewData(language);
  const file = item.files.find((each) => each.language === language)?.file ?? null;
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const { box, scale, height } = useScale(WINDOWS[windowName]);

  useEffect(() => {
    const onMessage = ({ data: message, origin, source: from }: MessageEvent<PageMessage>) => {
      if (origin !== location.origin || from !== frame.current?.contentWindow) return;
      if (message.type === 'ready') setIsReady(true);
      else onGo(message.path, file);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [onGo, file]);

  const slide = field && field.path[0] === 'slides' ? Number(field.path[1] ?? 0) : 0;
  const marked = useMemo(() => {
    if (!field) return '';
    const value = session.value(field.file);
    if (field.path.at(-1) === 'media') return String(valueAt(value, field.path) ?? '');
    return bare(facts(textAt(value, field.path)));
  }, [field, session, facts, followed]);
  const page = preview?.page;
  const isShown = isReady && page !== undefined && page !== null;
  useEffect(() => {
    if (!isShown || !preview) return;
    const { site, head, language: own } = preview;
    const message: ShowMessage = { type: 'show', site, page, head, language: own };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [isShown, preview, page]);
  useEffect(() => {
    if (!isShown || !followed) return;
    const message: FollowMessage = {
      type: 'follow',
      ...followed,
      marked,
      visitor,
      slide,
      view,
      colourScheme,
    };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [isShown, followed, marked, visitor, slide, view, colourScheme]);

  return (
    <section className="preview" aria-label={say('preview')}>
      <div className="preview__tools">
        <Choice
          label={say('window')}
          value={windowName}
          options={[
            ['desktop', say('desktop')],
            ['phone', say('phone')],
          ]}
          onChange={(name) => setWindowName(name === 'phone' ? 'phone' : 'desktop')}
        />
        {preview?.head && (
          <Choice
            label={say('previewView')}
            value={view}
            options={VIEWS.map((each) => [each, say(VIEW_WORDS[each])])}
            onChange={(name) => setView(VIEWS.find((each) => each === name) ?? 'page')}
          />
        )}
        <label>
          <span className="hidden">{say('background')}</span>
          <select
            value={colourScheme ?? ''}
            onChange={({ target }) => setColourScheme(SCHEMES.find((each) => each === target.value) ?? null)}
          >
            <option value="">{say('backgroundOfVisitor')}</option>
            {SCHEMES.map((each) => (
              <option key={each} value={each}>
                {say(SCHEME_WORDS[each])}
              </option>
            ))}
          </select>
        </label>
        {choices.visitorTypes.length > 1 && (
          <label>
            <span className="hidden">{say('visitor')}</span>
            <select value={visitor} onChange={({ target }) => setVisitor(target.value)}>
              {choices.visitorTypes.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        {item.files.length > 1 && (
          <Choice
            label={say('language')}
            value={language}
            options={desk.languages.map((each) => [each, languageName(each)])}
            onChange={setChosen}
          />
        )}
      </div>
      <div className="preview__stage" ref={box}>
        <iframe
          ref={frame}
          src="preview.html"
          title={say('previewOf', { title: item.summary.title })}
          width={WINDOWS[windowName]}
          height={height}
          style={{ transform: `scale(${scale})` }}
        />
        {issues !== null && <p role="status">{say(preview ? 'previewWaits' : 'previewNotMade')}</p>}
        {issues === null && page === null && <p role="status">{say('noPage')}</p>}
      </div>
    </section>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
};

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <fieldset className="choice" aria-label={label}>
      {options.map(([each, words]) => (
        <button key={each} type="button" aria-pressed={each === value} onClick={() => onChange(each)}>
          {words}
        </button>
      ))}
    </fieldset>
  );
}

/** Scales a window down to the width that there is. Returns the height with which it fills the room. */
function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width, height: 600 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room.width / width);
  return { box, scale, height: Math.max(1, Math.round(room.height / scale)) };
}

/** Pause in typing before the server makes the page again, ms. Words appear at once. */
const PAUSE_MS = 350;

/** Response of the server, and the values of the files that it was made from. */
type ServerPreview = {
  site: SiteContent;
  page: PreviewPage | null;
  head: PreviewHead | null;
  language: string;
  values: ReadonlyMap<string, Json | undefined>;
};

/**
 * Returns the last page of the item that the server made in a language, and the texts that changed since, which the page shows at
 * once. Other changes (a new block, another picture) come with the next response.
 */
function usePreviewData(language: string) {
  const { api, onEvent } = useDesk();
  const { item, session } = useEditing();
  const [preview, setPreview] = useState<ServerPreview | null>(null);
  const [issues, setIssues] = useState<readonly Issue[] | null>(null);
  const revision = useSyncExternalStore(session.subscribe, session.revision);
  const running = useRef<AbortController | null>(null);

  const ask = useCallback(async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const values = new Map(item.files.map((each) => [each.file, session.value(each.file)]));
    const drafts = session.drafts().map(({ value: _, ...draft }) => draft);
    const response: PreviewResponse | null = await api
      .preview({ id: item.summary.id, language, drafts }, controller.signal)
      .catch(() => null);
    if (!response || controller.signal.aborted) return;
    if (response.result === 'issues') setIssues(response.issues);
    else {
      setIssues(null);
      setPreview({ site: response.site, page: response.page, head: response.head, language, values });
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
    (text: string) => (preview ? shownText(text, preview.site.facts, preview.language) : text),
    [preview],
  );
  const followed = useMemo((): Pick<FollowMessage, 'texts' | 'fields'> | null => {
    if (!preview || revision < 0) return null;
    const texts = new Map<string, string>();
    for (const [name, before] of preview.values) {
      const now = session.value(name);
      if (before === now || !hasSameLists(before, now)) continue;
      const old = textsOf(before, item.shape);
      for (const [index, { text }] of textsOf(now, item.shape).entries()) {
        const was = old[index]?.text ?? '';
        if (was !== '' && was !== text) texts.set(facts(was), facts(text));
      }
    }
    const file = item.files.find((each) => each.language === preview.language)?.file;
    const own = file === undefined ? undefined : session.value(file);
    const fields = textsOf(own, item.shape).map(({ path, text }) => ({ path, text: bare(facts(text)) }));
    return { texts, fields };
  }, [preview, revision, session, item, facts]);
  return { preview, followed, facts, issues };
}
