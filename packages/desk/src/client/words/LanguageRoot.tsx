import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type DeskLanguage, firstLanguage, OTHER_LANGUAGE, useWords, WordsProvider } from './words.tsx';

const LANGUAGE_KEY = 'desk-language';

const ChangeContext = createContext<() => void>(() => undefined);

/** Provides the words of the desk in the language that was chosen last on this device, else that of the browser. */
export function LanguageRoot({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<DeskLanguage>(() =>
    firstLanguage(localStorage.getItem(LANGUAGE_KEY), navigator.languages),
  );
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const change = useMemo(
    () => () => {
      const next = OTHER_LANGUAGE[language].id;
      localStorage.setItem(LANGUAGE_KEY, next);
      setLanguage(next);
    },
    [language],
  );
  return (
    <WordsProvider language={language}>
      <ChangeContext value={change}>{children}</ChangeContext>
    </WordsProvider>
  );
}

/** Changes to the other language. */
export function LanguageButton() {
  const { language } = useWords();
  const change = useContext(ChangeContext);
  const other = OTHER_LANGUAGE[language];
  return (
    <button type="button" className="button button--quiet" lang={other.id} onClick={change}>
      {other.name}
    </button>
  );
}
