import { fillMessage } from '@tamarack-lowe/content-model';
import { primaryLanguage } from '@tamarack-lowe/content-model/internal/addresses';
import { applyTypography } from '@tamarack-lowe/content-model/internal/content';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import en from './en.json' with { type: 'json' };
import englishFields from './fields.en.json' with { type: 'json' };
import frenchFields from './fields.fr.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import englishTeam from './team.en.json' with { type: 'json' };
import frenchTeam from './team.fr.json' with { type: 'json' };

type DeskLanguage = 'en' | 'fr';
export type WordKey = keyof typeof en | keyof typeof englishTeam;

/** Label, help and example of a field, for people. */
export type FieldWords = { label: string; help?: string; example?: string };

type FieldFile = {
  fields: Readonly<Record<string, FieldWords>>;
  options: Readonly<Record<string, string>>;
  blocks: Readonly<Record<string, string>>;
};

/** For each language of the desk: the other one, with its name. */
const OTHER_LANGUAGE: Record<DeskLanguage, { id: DeskLanguage; name: string }> = {
  en: { id: 'fr', name: 'Français' },
  fr: { id: 'en', name: 'English' },
};

const WORDS: Record<DeskLanguage, Record<WordKey, string>> = {
  en: { ...en, ...englishTeam },
  fr: { ...fr, ...frenchTeam },
};
const FIELDS: Record<DeskLanguage, FieldFile> = { en: englishFields, fr: frenchFields };

/** The desk's own words in one language. */
export type Words = ReturnType<typeof createWords>;

/**
 * Makes the words of a language. Formatters are made once: one for each of hundreds of rows would cost as much as rendering the
 * row.
 */
export function createWords(language: DeskLanguage) {
  const { fields, options, blocks } = FIELDS[language];
  const own = (table: Readonly<Record<string, string>>, key: string) =>
    Object.hasOwn(table, key) ? table[key] : undefined;
  const plural = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const dates = new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'medium', timeStyle: 'short' });
  const languages = new Intl.DisplayNames([language], { type: 'language' });
  const say = (key: WordKey, values: Readonly<Record<string, string | number>> = {}) =>
    applyTypography(fillMessage(WORDS[language][key], values), language);
  return {
    language,
    /** Returns a text of the desk. `values` fill its placeholders. */
    say,
    /** Returns one of two texts by a number, which fills `{count}`. */
    count: (count: number, one: WordKey, other: WordKey) =>
      say(plural.select(count) === 'one' ? one : other, { count: numbers.format(count) }),
    /** Returns the words of a field. The most precise of its names decides: `author.job`, `member.text`, `text`. */
    field(kind: string, path: readonly (string | number)[]): FieldWords {
      const names = path.filter((part) => typeof part === 'string');
      const name = names.at(-1) ?? kind;
      const around = names.at(-2);
      const found = [`${around}.${name}`, `${kind}.${name}`, name].find((key) => Object.hasOwn(fields, key));
      const { label, help, example } = (found === undefined ? undefined : fields[found]) ?? { label: name };
      return {
        label: applyTypography(label, language),
        ...(help !== undefined && { help: applyTypography(help, language) }),
        ...(example !== undefined && { example }),
      };
    },
    /** Returns the name of an option of a list. */
    option: (value: string) => own(options, value) ?? value,
    /** Returns the name of a type of block. */
    block: (type: string) => own(blocks, type) ?? type,
    /** Returns the name of a language: "French". */
    languageName: (tag: string) => {
      const name = languages.of(primaryLanguage(tag)) ?? tag;
      return name.charAt(0).toUpperCase() + name.slice(1);
    },
    date: (time: number | string) => dates.format(new Date(time)),
  };
}

const WordsContext = createContext<Words | null>(null);

/** Provides the words of the desk in a language. */
function WordsProvider({ language, children }: { language: DeskLanguage; children: ReactNode }) {
  const words = useMemo(() => createWords(language), [language]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('There are no words here. Put WordsProvider around it.');
  return words;
}

/** Returns the language of the desk: the one chosen last on this device, else that of the browser. */
function firstLanguage(chosen: string | null, preferred: readonly string[]): DeskLanguage {
  const isKnown = (tag: string): tag is DeskLanguage => tag === 'en' || tag === 'fr';
  const tags = [chosen ?? '', ...preferred].map((tag) => tag.slice(0, 2).toLowerCase());
  return tags.find(isKnown) ?? 'en';
}

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
