import { act, useSyncExternalStore } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { earlyScript } from './earlyScript.ts';

const EARLY = earlyScript({
  key: 'visitor',
  param: 'as',
  choices: {
    student: { 'data-as': 'student', 'data-gt-ground': 'dawn' },
    experienced: { 'data-as': 'experienced', 'data-gt-ground': 'dusk' },
  },
});

const SHEET =
  '[data-as="student"] [data-for="experienced"], [data-as="experienced"] [data-for="student"] { display: none }';

const never = () => () => {};

/** A document, rendered on a server for students. */
function App({ early }: { early: string }) {
  const type = useSyncExternalStore(
    never,
    () => document.querySelector('iframe')?.contentDocument?.documentElement.dataset.as,
    () => 'student',
  );
  return (
    <html lang="en" data-as="student" data-gt-ground="dawn" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <title>Of others</title>
        <script>{early}</script>
        <style>{SHEET}</style>
      </head>
      <body>
        <p data-for="student">For students</p>
        <p data-for="experienced">For others</p>
        <p>React knows: {type}</p>
      </body>
    </html>
  );
}

/** Hash of an inline script for a policy. */
async function hashOf(script: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}'`;
}

/** Opens the built page in a frame, under a policy with the hash of one script, before React runs. */
async function open(early = EARLY): Promise<Document> {
  const policy = `<meta http-equiv="Content-Security-Policy" content="script-src ${await hashOf(EARLY)}">`;
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html>${renderToString(<App early={early} />).replace('<head>', `<head>${policy}`)}`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await loaded;
  if (!frame.contentDocument) throw new Error('The frame has no document.');
  return frame.contentDocument;
}

const seen = (page: Document) =>
  [...page.querySelectorAll<HTMLElement>('[data-for]')]
    .filter((each) => each.checkVisibility())
    .map(({ textContent }) => textContent);

afterEach(() => localStorage.removeItem('visitor'));

test('applies the stored choice before React runs, without a hydration mismatch', async () => {
  localStorage.setItem('visitor', 'experienced');
  const page = await open();
  expect([page.documentElement.dataset.gtGround, seen(page)]).toEqual(['dusk', ['For others']]);

  const faults: unknown[] = [];
  const root = await act(
    (): Root =>
      hydrateRoot(page, <App early={EARLY} />, { onRecoverableError: (fault) => faults.push(fault) }),
  );
  onTestFinished(() => root.unmount());
  expect(faults).toEqual([]);
  expect(seen(page)).toEqual(['For others']);
  expect(page.body.textContent).toContain('React knows: experienced');
});

test.each([null, 'nobody', '__proto__', 'toString'])(
  'leaves the page as it was built for "%s"',
  async (kept) => {
    if (kept !== null) localStorage.setItem('visitor', kept);
    expect(seen(await open())).toEqual(['For students']);
  },
);

test('does not run under a policy with another hash', async () => {
  localStorage.setItem('visitor', 'experienced');
  expect(seen(await open(`${EARLY};`))).toEqual(['For students']);
});

test('a choice in the address wins over the stored one', () => {
  const run = (address: string, kept: string | null, script = EARLY) => {
    const documentElement = document.createElement('html');
    new Function('location', 'localStorage', 'document', script)(
      new URL(address),
      { getItem: () => kept },
      { documentElement },
    );
    return documentElement.dataset.as;
  };
  expect(run('https://a.example/?as=student', 'experienced')).toBe('student');
  expect(run('https://a.example/?x=1&as=experienced', null)).toBe('experienced');
  expect(run('https://a.example/?as=other', 'experienced')).toBe('experienced');
  const deaf = earlyScript({ key: 'visitor', choices: { experienced: { 'data-as': 'experienced' } } });
  expect(run('https://a.example/?as=experienced', null, deaf)).toBeUndefined();
});

test('contains nothing that would end a script element', () => {
  const script = earlyScript({ key: '</script>', choices: { a: { title: '</script><img>' } } });
  expect(script).not.toContain('<');
});
