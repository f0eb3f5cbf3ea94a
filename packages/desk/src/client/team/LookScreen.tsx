import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PreviewResponse } from '../../protocol.ts';
import type { Look } from '../../team/teamProtocol.ts';
import { ConfirmButton } from '../app/buttons.tsx';
import type { FollowMessage, PageMessage, ShowMessage } from '../preview/previewMessages.ts';
import { LanguageButton, useWords } from '../words/words.tsx';
import { createTeamApi } from './teamApi.ts';

/** Screen of a signed link: a page that is not published yet, and for somebody portrayed a button to agree. */
export function LookScreen() {
  const { language, say, languageName } = useWords();
  const api = useMemo(() => createTeamApi(language, say('serverAway')), [language, say]);
  const [look, setLook] = useState<Look | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [response, setResponse] = useState<PreviewResponse | null>(null);
  const [problem, setProblem] = useState('');
  const page = chosen ?? look?.language;

  const run = useCallback(async (work: () => Promise<void>) => {
    try {
      await work();
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }, []);
  useEffect(() => void run(async () => setLook(await api.look())), [api, run]);
  useEffect(() => {
    if (page !== undefined) void run(async () => setResponse(await api.lookPreview(page)));
  }, [api, page, run]);

  if (!look || page === undefined)
    return (
      <p className="opening" role="status">
        {problem || say('opening')}
      </p>
    );
  const agree = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '');
    void run(async () => setLook(await api.agree({ name })));
  };
  return (
    <main className="look">
      <header className="look__head">
        <div>
          <h1>{say(look.person === '' ? 'lookTitleAnybody' : 'lookTitle')}</h1>
          <p>{say('lookHelp', { title: look.title })}</p>
        </div>
        <fieldset className="choice" aria-label={say('language')}>
          {look.languages.map((each) => (
            <button key={each} type="button" aria-pressed={each === page} onClick={() => setChosen(each)}>
              {languageName(each)}
            </button>
          ))}
        </fieldset>
        <LanguageButton />
      </header>
      <LookPage response={response} language={page} />
      <p role="alert">{problem}</p>
      {look.person !== '' && (
        <Consent
          look={look}
          onAgree={agree}
          onWithdraw={() => void run(async () => setLook(await api.withdraw()))}
        />
      )}
    </main>
  );
}

/** The page in a frame, as the desk shows it. */
function LookPage({ response, language }: { response: PreviewResponse | null; language: string }) {
  const { say } = useWords();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const message = useMemo((): ShowMessage | null => {
    if (response?.result !== 'data' || !response.page) return null;
    const { head, page, site } = response;
    return { type: 'show', site, page, head, language };
  }, [response, language]);
  useEffect(() => {
    const onMessage = ({ data, origin, source }: MessageEvent<PageMessage>) => {
      const isOurs = origin === location.origin && source === frame.current?.contentWindow;
      if (isOurs && data.type === 'ready') setIsReady(true);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);
  useEffect(() => {
    if (!isReady || !message) return;
    const visitor = message.site.visitorTypes[0]?.id ?? '';
    const unchanged = { texts: new Map(), fields: [], marked: '', slide: 0, colourScheme: null };
    const follow: FollowMessage = { type: 'follow', ...unchanged, visitor, view: 'page' };
    for (const each of [message, follow]) frame.current?.contentWindow?.postMessage(each, location.origin);
  }, [isReady, message]);
  return (
    <div className="look__page">
      <iframe ref={frame} src="preview.html" title={say('preview')} />
      {response !== null && message === null && <p role="status">{say('lookNoPage')}</p>}
    </div>
  );
}

type ConsentProps = {
  look: Look;
  onAgree: (event: FormEvent<HTMLFormElement>) => void;
  onWithdraw: () => void;
};

function Consent({ look: { consent, person, withdrawnAt }, onAgree, onWithdraw }: ConsentProps) {
  const { say, date } = useWords();
  const state = useRef<HTMLParagraphElement>(null);
  const values = consent && { name: consent.name, time: date(consent.at) };
  const words = withdrawnAt === null ? '' : say('withdrawn', { time: date(withdrawnAt) });
  return (
    <form className="panel look__agreement" onSubmit={onAgree}>
      <p role="status" ref={state} tabIndex={-1}>
        {consent && values ? say(consent.isCurrent ? 'agreed' : 'agreedOlder', values) : words}
      </p>
      {consent && (
        <ConfirmButton
          label={say('withdraw')}
          title={say('withdrawTitle')}
          help={say('withdrawHelp')}
          confirm={say('withdrawNow')}
          onConfirm={() => {
            // The button goes.
            state.current?.focus();
            onWithdraw();
          }}
        />
      )}
      {!consent?.isCurrent && withdrawnAt === null && (
        <>
          <p>{say('agreeHelp')}</p>
          <div className="panel__fields">
            <label>
              {say('yourName')}
              <input name="name" required maxLength={120} defaultValue={person} autoComplete="name" />
            </label>
            <button type="submit" className="button button--main">
              {say('agree')}
            </button>
          </div>
        </>
      )}
    </form>
  );
}
